// Hints of the games that are decided on the ring: [French, English] by game and question.

export const BOARD = {
  high_druid: {
    goal: [
      "But : le plus de votes. À égalité, on s'annule, et le suivant gagne : dans chaque collège comme à la fin.",
      "Aim: the most votes. Those who tie cancel out and the next one wins: in each college and at the end.",
    ],
    action: [
      "Pose un druide, pousse une barre neutre d'un cran, ou passe pour de bon.",
      "Place a druid, push a neutral bar by one, or pass for good.",
    ],
    space: [
      "Les cases entre deux barres sont un collège : qui y est le plus nombreux, seul, prend ses votes.",
      "The spaces between two bars are a college: who has most druids there, alone, takes its votes.",
    ],
    which_bar: [
      "Une de tes barres la remplace, un cran plus loin : un collège grandit, l'autre rétrécit.",
      "One of yours replaces it, one step on: one college grows, the other shrinks.",
    ],
    way: ["En avant : vers les grands nombres. La barre n'ira plus ailleurs.", "Forward: to the higher numbers. The bar then stays for good."],
    taboo: ["Tes druides sur cette couleur quittent le cercle.", "Your druids on this colour leave the ring."],
    fetish: ["Deux votes de plus, si le collège de cette case est à toi.", "Two votes more, if the college of this space is yours."],
    neutral_colour: ["Cela ne change rien au jeu.", "It makes no difference to the game."],
  },
  chariots: {
    goal: [
      "But : boucler le tour le premier. Tes cristaux servent à barrer la route ou à pousser ton char.",
      "Aim: be the first round the ring. Your crystals block the road or push your chariot.",
    ],
    grid: ["La grille de départ, place après place.", "The starting grid, place by place."],
    left_hand: [
      "À gauche, pour bloquer ; le reste, à droite, poussera ton char.",
      "On the left, to block with; the rest, on the right, will push your chariot.",
    ],
    action: [
      "Un cristal par barre ou trilithon en travers de la route. Deux barres au même endroit font un mur.",
      "A crystal for each bar or trilithon across the road. Two bars in one place make a wall.",
    ],
    bar_cards: ["La somme des cartes désigne la case, de 1 à 30. Puis OK.", "The sum of the cards is the space, 1 to 30. Then OK."],
    trilithon_cards: [
      "Une carte trilithon, et des chiffres dont la somme est la case. Puis OK.",
      "A trilithon card, and numbers that add up to the space. Then OK.",
    ],
    slot: ["Une barre ferme un passage : vers la case voisine, ou entre le bord et les puits.", "A bar shuts one way: to the next space, or between rim and wells."],
    border: ["Le trilithon ferme toute cette limite, bord et puits.", "The trilithon shuts that whole border, rim and wells."],
    which_bar: ["Laquelle de tes barres déménage ? Les cartes diront où.", "Which of your bars moves? The cards will say where."],
    step: [
      "Il faut tout dépenser. Forcer la barre d'un autre coûte 2 de plus, un mur 4 ; les puits contournent.",
      "You must spend it all. To break another's bar costs 2 more, a wall 4; the wells go round.",
    ],
    hit: ["Deux obstacles t'arrêtent : dis lequel tu as heurté.", "Two obstacles stop you: say which one you hit."],
    charge: ["Défausse ce qui ne te sert pas, puis OK : tu remontes à trois cartes.", "Discard what is of no use, then OK: you draw back to three cards."],
  },
  sacrifice_roulette: {
    goal: [
      "But : 2 points par offrande à toi encore debout, 1 par offrande que ton rocher écrase.",
      "Aim: 2 points for each of your offerings still standing, 1 for each that you crush.",
    ],
    offering: [
      "Montre tes dix cartes une à une : chacune met un de tes jetons dans le puits qu'elle nomme.",
      "Show your ten cards one by one: each puts a disc of yours into the well it names.",
    ],
    space: ["Un trilithon laisse le choix : une case où un puits est libre.", "A trilithon leaves the choice to you: a space with a free well."],
    well: ["Jour ou nuit : deux cartes différentes le menaceront.", "Day or night: different cards will threaten it."],
    rock_card: ["Le rocher part du nombre qui sort.", "The rock starts from the number that comes up."],
    neutral_card: ["À deux, une troisième couleur n'est à personne.", "For two, a third colour belongs to nobody."],
    play: [
      "Chaque carte pousse le rocher à la prochaine case de sa couleur ; un trilithon en plus inverse le sens.",
      "Each card pushes the rock to the next space of its colour; a trilithon with them turns it round.",
    ],
    roll_or_drop: [
      "Ta dernière carte le pousse encore, ou le fait tomber dans un puits de sa case.",
      "Your last card pushes it on, or makes it fall into a well of its space.",
    ],
    well_card: [
      "La carte dit quel puits est écrasé : jour, nuit, ou les deux pour un trilithon.",
      "The card says which well is crushed: day, night, or both for a trilithon.",
    ],
  },
  final_exam: {
    goal: [
      "But : cinq objets pareils ou cinq différents, entrer au centre, et sortir le premier.",
      "Aim: five objects alike or all different, into the centre, and first to the way out.",
    ],
    bid: ["La plus forte choisit sa couleur en premier et commence.", "The strongest chooses a colour first and begins."],
    take_bar: ["Tes deux barres pour toute la partie : de quoi fermer une case.", "Your two bars for the whole match: each can shut a space."],
    action: [
      "Autant d'actions que tes cartes en paient. Finis le tour : tu en pioches deux.",
      "As many actions as your cards pay for. End the turn and you draw two.",
    ],
    move_cards: [
      "Additionne ou soustrais toutes tes cartes. D'une même couleur, ou avec un trilithon : tu peux ramasser.",
      "Add or subtract all your cards. All of one colour, or with a trilithon: you may pick up.",
    ],
    move_to: ["Tes cartes mènent à plusieurs cases : laquelle ?", "Your cards lead to several spaces: which one?"],
    object: ["Il en faut cinq de la même couleur, ou un de chaque.", "You need five of one colour, or one of each."],
    which_bar: ["Il te faudra une carte de la couleur de la barre.", "You will need a card of the bar's colour."],
    ring: ["Dehors, sur les trente cases ; au centre, sur le chemin de la sortie.", "Outside on the thirty spaces, or in the centre on the way out."],
    block_where: ["Sur une case fermée on ne ramasse rien ; au centre, on n'y passe pas.", "Nothing is picked up on a shut space; in the centre nobody passes it."],
    block_card: ["Paie la barre d'une carte de sa couleur.", "Pay for the bar with a card of its colour."],
    which_block: ["Choisis la barre à retirer.", "Choose the bar to be taken away."],
    removal: [
      "Une carte de la couleur de la barre, deux d'une couleur, trois de jour, trois de nuit, ou un trilithon.",
      "A card of the bar's colour, two of one colour, three of day, three of night, or a trilithon.",
    ],
    entry: [
      "Trois cartes d'une couleur, quatre de jour, quatre de nuit, ou un trilithon. Puis OK.",
      "Three cards of one colour, four of day, four of night, or a trilithon. Then OK.",
    ],
    walk_card: ["Un chiffre avance d'un pas, un trilithon de deux.", "A number makes one step, a trilithon two."],
    defender: ["Le vaincu perd un objet, sinon une carte.", "Whoever loses gives up an object, or else a card."],
    attack_card: ["Le plus grand nombre gagne ; à égalité, la nuit.", "The higher number wins; equal ones go to the night."],
    defence_card: ["Le plus grand nombre gagne ; à égalité, la nuit.", "The higher number wins; equal ones go to the night."],
    blind_card: ["Prends-la sans la regarder : elle est défaussée.", "Take it unseen: it is discarded."],
    loot: ["Prends l'objet qui te manque.", "Take the object you lack."],
    facing_usual: ["Regarde quelles cases du chemin font face aux trilithons.", "Look which circles of the path face the trilithons."],
    facing: ["Dis quel cercle du chemin se trouve devant ce trilithon.", "Say which circle of the path lies before this trilithon."],
    gate: ["Dis où le hasard a posé ce jeton.", "Say where chance has put this disc."],
  },
  awele: {
    goal: [
      "But : un jeton semé sur une case de sa couleur s'en va. Plus tôt une couleur disparaît, plus elle vaut.",
      "Aim: a disc sown on a space of its colour goes. The sooner a colour is gone, the more it is worth.",
    ],
    space: [
      "Tous ses jetons seront semés un à un sur les cases suivantes, dans l'ordre de ton choix.",
      "All its discs will be sown one by one on the next spaces, in the order you choose.",
    ],
    drop: [
      "Sur une case de sa couleur, ou déjà pleine de neuf, il s'en va ; ailleurs il reste.",
      "On a space of its colour, or one full with nine, it goes; elsewhere it stays.",
    ],
    bar: ["Un pari : en fin de manche, la barre vaut ce que vaut sa couleur.", "A bet: at the end of the round a bar is worth what its colour is."],
    effect: ["Il en rejoint de sa couleur : tu peux le retirer, ou le laisser.", "It joins others of its colour: you may remove it, or leave it."],
    identity: ["Ta couleur pour cette manche, que les autres devront deviner.", "Your colour for this round, for the others to guess."],
  },
  faux_cilles: {
    goal: [
      "But : mener l'inspecteur sur tes propres faux. Un jeton vaut 1 pas, une barre 2, jusqu'au bout du chemin.",
      "Aim: lead the inspector to your own fakes. A disc is worth 1 step, a bar 2, to the end of the path.",
    ],
    bury: ["Déterrée par toi, une barre vaut 2, un jeton 1.", "Dug up by you, a bar is worth 2, a disc 1."],
    bury_where: [
      "Une case où tu n'as pas encore cette pièce. L'autre y enterre aussi, et y creusera.",
      "A space where you have none of its kind yet. The other buries there too, and may dig there.",
    ],
    card: [
      "Nombre d'une case à toi : il avance de ce qui y gît. Couleur : d'autant de cases que tu en occupes.",
      "Number of a space of yours: he goes the worth of all in it. Colour: as far as you have spaces of it.",
    ],
    use: ["Deux distances possibles : laquelle le mène chez toi ?", "Two distances are possible: which one takes him to your fakes?"],
    way: [
      "Tout ce qui gît où il arrive sort : tes faux te comptent, ceux de l'autre sont perdus.",
      "All that lies where he stops comes up: your fakes count for you, the other's are lost.",
    ],
    show_hand: [
      "Pose toutes tes cartes, une à une : le lecteur vérifie qu'aucune ne se joue, sans les montrer.",
      "Lay all your cards, one by one: the reader checks that none can be played, and shows nothing.",
    ],
    dead_card: ["Elle te coûtera un pas en fin de manche.", "It will cost you a step at the end of the round."],
  },
  war_of_gods: {
    goal: [
      "But : des pièces côte à côte. Trois en clan rapportent 4 de plus, cinq 16, six 25.",
      "Aim: pieces side by side. A clan of three earns 4 more, of five 16, of six 25.",
    ],
    action: [
      "Nombre d'une case vide : pose. De ton disciple en clan : attaque en face. Trilithon : pose ou frappe.",
      "Number of an empty space: place. Of your disciple in a clan: attack across. Trilithon: place or strike.",
    ],
    how_many: ["Elles partent face cachée ; tu remontes à quatre.", "They go face down; you draw back to four."],
    piece: ["Ton dieu, unique, protège son groupe et ne part jamais.", "Your god, the only one, protects his group and never leaves."],
    number: [
      "Avec le trilithon : pose où tu veux, ou clique le nombre d'un disciple adverse pour l'ôter.",
      "With the trilithon: place anywhere, or click the number of another's disciple to remove it.",
    ],
    space: ["N'importe quelle case vide : pense à tes clans.", "Any empty space: think of your clans."],
    trilithon: ["Le trilithon ôte le disciple de cette case.", "The trilithon removes the disciple on this space."],
    target: ["Ton disciple en prend la place.", "Your disciple takes its place."],
  },
  backgammon: {
    goal: [
      "But : sortir tes dix pions et ton roi, ou prendre le roi adverse. Blanc monte, rouge descend.",
      "Aim: bear off your ten discs and your king, or capture the other king. White goes up, red down.",
    ],
    first_die: ["Lance deux dés ; un double se relance.", "Roll two dice; a double is rolled again."],
    second_die: ["Et l'autre dé ; un double se relance.", "And the other die; a double is rolled again."],
    die: ["Chaque dé fait bouger une pièce, l'un après l'autre.", "Each die moves one piece, one after the other."],
    piece: [
      "Une pièce adverse seule est prise, deux barrent la case ; 12 et 18 sont sûres. On sort au nombre exact.",
      "One enemy piece alone is captured, two shut a space; 12 and 18 are safe. Bear off by exact count.",
    ],
    which: ["Un roi pris, c'est la partie perdue.", "A captured king loses the match."],
    rebelote: ["Un 1 et un 2 : tu peux relancer les dés.", "A 1 and a 2: you may roll again."],
  },
};
