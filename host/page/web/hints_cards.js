// Hints of the games that are decided by cards and bids: [French, English] by game and question.

export const CARDS = {
  amazones: {
    goal: [
      "But : de beaux mâles complets, tête, torse et jambes, dans ton harem ; les laids chez les autres.",
      "Aim: fine complete males, head, torso and legs, in your harem; ugly ones in the others'.",
    ],
    lover: [
      "Touche un nom : la joueuse à sa gauche ouvrira les enchères.",
      "Pick a name: the player to the left of that one will open the bidding.",
    ],
    colour: [
      "Ta couleur donne tes onze cartes. La plus forte mise gagnera deux tuiles, la deuxième une.",
      "Your colour brings your eleven cards. The highest bid will win two tiles, the second one.",
    ],
    first_bid: [
      "Clique des cartes d'une même couleur : leur somme est ta mise. Puis OK. Des sommes égales s'annulent.",
      "Click cards of one colour: their sum is your bid. Then OK. Equal sums cancel each other.",
    ],
    second_bid: [
      "Dernière retouche : une carte cachée en plus, une carte en moins, ou rien.",
      "Last touch: one more card face down, one card less, or nothing.",
    ],
    add_card: ["Clique la carte à ajouter face cachée, puis OK.", "Click the card to add face down, then OK."],
    remove_card: ["Clique la carte à reprendre, puis OK.", "Click the card to take back, then OK."],
    tile: [
      "Clique une des trois piles éclairées. Tête, torse et jambes font un mâle ; sa beauté compte.",
      "Click one of the lit stacks. Head, torso and legs make a male; his beauty counts.",
    ],
    harem: [
      "Le tien pour une belle tuile, celui d'une autre pour une laide.",
      "Your own for a fine tile, somebody else's for an ugly one.",
    ],
    male: [
      "Complète un mâle ou commences-en un nouveau. Seuls les mâles complets comptent.",
      "Complete a male or begin a new one. Only complete males count.",
    ],
  },
  why_first: {
    goal: [
      "But : finir la manche deuxième, ou troisième à cinq ou six. Premier ne rapporte rien.",
      "Aim: end the round second, or third of five or six. First earns nothing.",
    ],
    card: [
      "Choisis une carte : elle fera bouger un pion, le tien ou un autre. Premier ne rapporte rien.",
      "Choose a card: it will move a pawn, yours or another. First earns nothing.",
    ],
    target: [
      "Devant qui la poser ? Son pion bougera d'autant de cases.",
      "Before whom? That player's pawn will move as many spaces.",
    ],
    turn_imaginary: [
      "Prends une de ses cartes à l'aveugle : elle fait bouger son pion.",
      "Take one of the face-down cards at random: it moves that pawn.",
    ],
    sanction: [
      "Un −4 ou un +5 est tombé au dernier tour. Les autres s'accordent sur un nombre ; sans accord, 0.",
      "A −4 or +5 came in the last lap. The others agree on a number; without agreement it is 0.",
    ],
  },
  stones: {
    goal: [
      "But : 20 points. La deuxième pierre d'une couleur en vaut 2, la troisième 3 ; le double aux trilithons.",
      "Aim: 20 points. Your second stone of a colour is worth 2, the third 3; twice that at the trilithons.",
    ],
    stone: [
      "Regarde la pierre mise en vente : sa couleur sera l'atout de cette enchère.",
      "Look at the stone for sale: its colour will be the trump of this auction.",
    ],
    one_card: [
      "Première vente : chacun pose une seule carte. La couleur de la pierre l'emporte.",
      "First sale: everybody lays one card alone. The stone's colour beats the others.",
    ],
    bid: [
      "Une seule couleur, celle de la pierre l'emporte ; un trilithon annule l'atout. OK sans carte : tu passes.",
      "One colour; the stone's own wins, a trilithon cancels that. OK without a card: you pass.",
    ],
  },
  magic: {
    goal: [
      "But : poser tous tes apprentis, ériger ton trilithon, puis les poser tous encore une fois.",
      "Aim: place all your apprentices, erect your trilithon, then place them all once more.",
    ],
    card: [
      "La plus forte pose un apprenti ; battue, elle en fait reculer un. Ton trilithon concède sans dommage.",
      "The strongest places an apprentice; a beaten one sends one back. Your trilithon concedes unharmed.",
    ],
    retreat: [
      "Un de tes apprentis recule de ta carte battue ; sous la case 1, il rentre en réserve.",
      "One of your apprentices goes back by your beaten card; below space 1 it returns to you.",
    ],
    excess: [
      "Plus de six cartes : rends le surplus. Qui rend la plus grosse somme choisit une conversion.",
      "More than six cards: give up the surplus. Who gives up most chooses a conversion.",
    ],
    conversion: [
      "Temps : tu peux changer l'atout. Esprit : tu échanges des cartes. Le suivant a l'autre.",
      "Time: you may change the trump. Spirit: you exchange cards. The next one gets the other.",
    ],
    exchange: [
      "Clique les cartes dont tu ne veux plus, puis OK : tu en pioches autant.",
      "Click the cards you want to be rid of, then OK: you draw as many.",
    ],
    change_trump: [
      "Les cartes d'atout, jour ou nuit, battent toutes les autres.",
      "Trump cards, day or night, beat all the others.",
    ],
    erect: ["Où tu veux : l'endroit ne change rien.", "Wherever you like: the place makes no difference."],
  },
  ghost_knights: {
    goal: [
      "But : être le plus nombreux aux trilithons. Chaque décompte y rapporte autant que de gardes présents.",
      "Aim: have the most guards at trilithons. Each then pays as many points as guards stand there.",
    ],
    row: [
      "Une carte par place au départ : un garde de sa couleur y entre.",
      "A card for every place to begin with: a guard of its colour goes there.",
    ],
    drawn: [
      "Pioche une carte et dis sa sorte : un trilithon déclenche lutte et décompte.",
      "Draw a card and say its kind: a trilithon brings a struggle and a scoring.",
    ],
    show: ["Pose-le sur le lecteur : tous doivent le voir.", "Lay it on the reader: everybody must see it."],
    where: ["À quel trilithon va ce garde ?", "At which trilithon shall the guard stand?"],
    play: [
      "Ta couleur : un garde à toi. Celle d'un autre : son garde, mais un point et une épée pour toi.",
      "Your colour: a guard of yours. Another's: their guard, but a point and a sword for you.",
    ],
    strike: [
      "Ta couleur ajoute un garde, celle d'un autre lui en ôte un. Chaque carte coûte une épée de l'autel.",
      "Your colour adds a guard, another's takes one away. Each card costs a sword on the altar.",
    ],
    deed: [
      "Noire : un garde à toi en plus, ou un garde de n'importe qui en moins.",
      "Black: one more guard of yours, or one less of anybody's.",
    ],
    whose_guard: [
      "Noire : place le garde de qui tu veux ; elle ne rapporte ni point ni épée.",
      "Black: place anybody's guard; it brings neither point nor sword.",
    ],
    remove_whose: ["Qui perd un garde ?", "Who loses a guard?"],
    remove_where: ["De quel trilithon s'en va-t-il ?", "From which trilithon does it go?"],
  },
  five_suitors: {
    goal: [
      "But : faire avancer ton prétendant secret, et prendre peu de barres : elles coûtent à la fin.",
      "Aim: move your secret suitor on, and take few bars: they cost you in the end.",
    ],
    disc: ["Que donne le sac ? Ces couleurs pourront avancer.", "What did the bag give? These colours may advance."],
    play_or_pass: [
      "Le plus grand nombre gagne le vote, les autres joueurs une barre. Passer : une barre au hasard.",
      "The highest number wins the vote, the others a bar. To pass brings a bar by chance.",
    ],
    bar: [
      "Prends celle dont tu as le moins à craindre : les plus chargés d'une couleur y perdent le plus.",
      "Take what hurts least: whoever has most of a colour loses most by it.",
    ],
    vote: [
      "Une carte de ton paquet par jeton : la plus haute fait avancer sa couleur de 3, la suivante de 2…",
      "A card of your packet for each disc: the highest moves its colour by 3, the next by 2…",
    ],
    exchange: [
      "En passant, tu peux changer des cartes de la main ou du paquet, pas des deux.",
      "As you pass you may change cards of your hand or of your packet, not of both.",
    ],
    how_many_cards: ["Elles partent face cachée ; tu en pioches autant.", "They go face down; you draw as many."],
    bar_card: [
      "Sa couleur dit quelle barre tu prends ; une noire ne compte pas, on retourne la suivante.",
      "Its colour is that of the bar you take; a black one does not count, turn the next.",
    ],
    advance: [
      "Personne n'a joué : le premier joueur décide quel jeton fait le plus de pas.",
      "Nobody played: the first player decides which disc makes the most steps.",
    ],
    give_back: ["Blanc sur blanc : débarrasse-toi d'une barre.", "White on white: get rid of a bar."],
    add_discs: ["Bleu sur bleu : le sac se remplit, la partie dure.", "Blue on blue: the bag fills, the match goes on."],
    push_back: ["Rouge sur rouge : un prétendant recule.", "Red on red: a suitor goes back."],
    look_at: ["Vert sur vert : une main te sera montrée, pas le paquet.", "Green on green: a hand is shown to you, not the packet."],
    looked: ["Cette main n'est montrée qu'à toi. Lis-la, puis OK.", "That hand is shown to you alone. Read it, then OK."],
    swap_cards: ["Jaune sur jaune : une carte de ta main contre une du paquet.", "Yellow on yellow: a card of your hand for one of your packet."],
    identity: ["C'est la fin : qui était ton prétendant ?", "It is over: who was your suitor?"],
  },
  celtic_whist: {
    goal: [
      "But : annoncer combien de plis tu feras, et les faire juste.",
      "Aim: say how many tricks you will take, and take just as many.",
    ],
    trump: [
      "Prends un trilithon au hasard : sa couleur bat les autres cette manche.",
      "Take a trilithon at random: its colour beats the others this round.",
    ],
    bid: [
      "Regarde ta main : un nombre de plis, ou aucun pli, pour des points que tu mises.",
      "Look at your hand: a number of tricks, or none at all for points that you stake.",
    ],
    how_many: [
      "Juste, tu gagnes ce nombre. Trop peu, tu le perds. Chaque pli de trop en retire un.",
      "Exactly right, you win that number. Too few, you lose it. Each trick too many takes one off.",
    ],
    tricks_bid: ["Il faut que chacun tombe juste : ni moins, ni plus.", "Everybody must be right: neither less nor more."],
    lead: [
      "N'importe quelle carte. Après une noire, le plus grand nombre gagne, toutes couleurs mêlées.",
      "Any card. After a black one the highest number wins, whatever the colours.",
    ],
    follow: [
      "La couleur demandée si tu l'as, sinon l'atout, sinon ce que tu veux.",
      "The colour led if you have it, else trump, else whatever you like.",
    ],
    any_card: ["Le plus grand nombre gagne ce pli, quelle que soit sa couleur.", "The highest number wins this trick, whatever its colour."],
    dummy: ["La carte du dessus du mort entame chaque pli.", "The top card of the dummy leads every trick."],
    declare: [
      "Renonce à ces 7 points : la manche suivante vaudra 14, gagnés ou perdus.",
      "Give these 7 points up: the next round will be worth 14, won or lost.",
    ],
  },
};
