"""The Chariots of Stonehenge, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "A chariot race in which you build walls before the others."

TEXT = {
    "title": "The Chariots of Stonehenge",
    "zone_bid": "laid",
    "fists": "Crystals: {n} left, {n} right.",
    "crystals_now": "Crystals: {n}.",
    "chariot_on": "{s} is on {n}.",
    "only_grid": "{n} takes the last place.",
    "only_slot": "The only slot: {n}.",
    "only_border": "The only border: {n}.",
    "only_hit": "It hits: {n}.",
    "space_column": "space",
    "crystals_column": "crystals",
    "bars_column": "bars out",
    "option_play_on": "Race on for the other ranks?",
    "value_off": "no",
    "value_on": "yes",
    "option_grid": "Starting grid?",
    "value_random": "by lot",
    "value_previous": "by last race",
    "option_trilithon_toll": "To pass another's trilithon?",
    "value_2": "2 more",
    "value_1": "2 in all",
    "option_stranded": "No crystals left: your cards?",
    "value_keeps": "kept",
    "value_discards": "discard too",
    # Setup
    "colour": "Choose your colour",
    "take_colour": "{s} takes figure, 10 bars and 10 discs: {c}. And a trilithon.",
    "lay_crystals": (
        "Each lays a disc on spaces 5, 10, 15, 20 and 25, one on the trilithon, and keeps 4: the "
        "crystals."
    ),
    "grid": "Who starts on space {n}?",
    # Asks
    "hide_crystals": "All hide all their crystals in two fists. Left: block, right: push. Open!",
    "left_hand": "How many in the left hand?",
    "action": "Block: {n} to spend",
    "place_bar": "place a bar",
    "move_bar": "move a bar",
    "place_trilithon": "trilithon",
    "done": "done",
    "bar_cards": "Cards that add up to the space, then OK",
    "trilithon_cards": "A trilithon and cards for the space, then OK",
    "which_bar": "The bar of which space?",
    "slot": "Space {n}: where?",
    "border": "Space {n}: which border?",
    "rim_before": "rim, behind",
    "wells_before": "wells, behind",
    "rim_after": "rim, ahead",
    "wells_after": "wells, ahead",
    "between": "rim/wells",
    "border_before": "border behind",
    "border_after": "border ahead",
    "step": "Move: {n} to spend",
    "run": "run on",
    "dive": "to day well",
    "climb": "climb, for 2",
    "creep": "by the wells",
    "hit": "Crash! Into what?",
    "charge": "Discard 0 to 3 cards, then OK",
    # News
    "not_now": "not now",
    "keep_hand": "keep them all",
    "lapse": "{s} leaves crystals unused this turn: {n}.",
    "stranded": "{s} has no crystals left and cannot move any more.",
    "useless": "{s}: no place matches this total.",
    "move_bid_hand": "{s} takes back {l}.",
    "move_bid_discard": "{s} discards {l}.",
    "bar": "{s} puts a bar, space {n}: {w}.",
    "wall": "{s} makes a wall, space {n}: {w}.",
    "trilithon": "{s} puts the trilithon, space {n}: {w}.",
    "at": "{s} moves: {w} {n}.",
    "night_well": "night well",
    "rim": "rim",
    "day_well": "day well",
    "behind": "{s} is behind those already there.",
    "beside": "{s} goes beside, on the inner side: behind.",
    "crosses": "{s} crosses the line!",
    "bar_home": "The bar goes back to {s}.",
    "trilithon_home": "The trilithon goes back to {s}.",
    "crash": "{s} crashes ({w}): a crystal is lost for good.",
    "crystal": "{s} takes the crystal of space {n}.",
    # Scores, endings, refusals, status
    "rank": "{n}. {s}",
    "ending_arrived": "The line is crossed.",
    "ending_stranded": "No crystals left in the race.",
    "ending_ranked": "One chariot is left.",
    "over_30": "Total above 30",
    "numbers_only": "Number cards only",
    "one_trilithon": "One trilithon only",
    "in_lead": "Ahead: {s}, space {n}",
    "shape_disc": "crystal",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: be the first round the ring. Your crystals block the road or push your chariot.",
    "grid": "The starting grid, place by place. {goal}",
    "left_hand": "On the left, to block with; the rest, on the right, will push your chariot.",
    "action": (
        "A crystal for each bar or trilithon across the road. Two bars in one place make a wall."
    ),
    "bar_cards": "The sum of the cards is the space, 1 to 30. Then OK.",
    "trilithon_cards": "A trilithon card, and numbers that add up to the space. Then OK.",
    "slot": "A bar shuts one way: to the next space, or between rim and wells.",
    "border": "The trilithon shuts that whole border, rim and wells.",
    "which_bar": "Which of your bars moves? The cards will say where.",
    "step": (
        "Spend it all. Breaking another's bar costs 2 extra, a wall 4; you can go round by the "
        "wells."
    ),
    "hit": "Two obstacles stop you: say which one you hit.",
    "charge": "Discard what is of no use, then OK: you draw back to three cards.",
    "colour": "{goal}",
    # What can be varied
    "option_play_on": "The race ends when the first chariot is home, or goes on until one is left.",
    "option_grid": (
        "The places on the first spaces: drawn by lot, or the winner of the last race in front."
    ),
    "option_trilithon_toll": (
        "Another's trilithon costs two crystals besides the step, as a bar does, or two are the "
        "whole price."
    ),
    "option_stranded": (
        "Who has no crystals left keeps the hand, or may still discard and draw like everybody."
    ),
}

# What is always at stake: what wins, what a question decides, when it ends; and why it was won.
STAKES = {
    "goal": "Be the first over the line behind space 30.",
    "starts_ahead": "A higher space is nearer to the line.",
    "fists_split": (
        "Left: bars, what is left over lapses. Right: the push, all of it must be spent."
    ),
    "in_the_way": "On their way others pay 2 more for your bar, 4 for a wall; you pay nothing.",
    "all_spent": "A push that cannot be paid is a crash: a crystal is lost for the race.",
    "next_round": "You draw back to three; bars need sums from 1 to 30.",
    "whole_ring": "The whole ring is still to drive.",
    "end": "{s} leads; borders to the line: {n}.",
    "stands_first": "{s} is furthest ahead where the race stops.",
    "over_line": "{s} was the first over the line.",
}

# How the box is set up, step by step; named after a shape, a step lights the pieces of it.
SETUP = {
    "1": (
        "Each player takes a figure (the chariot), ten bars, ten discs (crystals) and a trilithon."
    ),
    "2": (
        "A crystal of each player on spaces 5, 10, 15, 20 and 25 and one on the trilithon; each "
        "keeps four."
    ),
    "3": "Shuffle all 65 cards and deal three to each.",
}

# A deed in a sentence, by question: host/page/story.py.
STORY = {
    "left_hand": "{who} has {answer} in the left hand.",
    "which_bar": "{who} moves the bar of space {answer}.",
    "charge_none": "{who} keeps the whole hand.",
}

# In a first match: where a question comes for the first time, the second…
REMARKS = {
    "left_hand": (
        "What the left hand does not use is only lost for this round. What the right hand cannot "
        "spend to the last crystal is a crash, and costs one for the race: push what you can "
        "surely drive."
    ),
    "action": (
        "A bar takes a crystal and number cards that add up to its space. Lay it before those "
        "behind you: they pay 2 more or drive round it, while your own never cost you anything."
    ),
    "step": (
        "Rim to rim is 1. Another's bar is 3 to break, and it goes home; by the wells, 1 down, 1 "
        "along, 2 up, you are past it for four, and it stays in the way of the next."
    ),
    "charge": (
        "Cards that fit no sum may go: you draw up to three. The trilithon across a whole border "
        "needs a trilithon card besides: keep one for the last spaces."
    ),
    "left_hand 3": (
        "Who has most on the left blocks first, who has most on the right drives first. To stop "
        "exactly on 5, 10, 15, 20 or 25 brings you the crystal that waits there."
    ),
    "left_hand 5": (
        "Count to the line behind 30: the first one over it wins at once. You need no remarks from "
        "here on."
    ),
    "end": (
        "Over the line first, nothing else counts. A crash, or a push that was one crystal short, "
        "decides many races."
    ),
}
