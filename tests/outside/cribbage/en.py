"""Cribbage, in English: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Fifteens, runs and pairs: the first to go round the board wins."

TEXT = {
    "title": "Cribbage",
    "option_muggins": "Muggins: take what others forget?",
    "value_off": "no",
    "value_on": "yes",
    "zone_aside": "crib",
    "zone_row": "starter",
    "place_start": "start",
    "place_out": "out",
    # Asks
    "dealer": "Cut: who has the lowest card?",
    "starter": "Cut, and turn up the starter",
    "card": "Lay a card: {n} so far",
    "go": "go",
    "crib_card": "Show the crib, card by card",
    "claim": "What does your hand count?",
    "claim_crib": "What does the crib count?",
    "muggins": "Muggins? {n} forgotten",
    "nobody": "nobody",
    # News
    "deal_hand": "Deal {n} cards to each player.",
    "discard_unseen_hand_aside": "{s} lays {n} {1:card|cards} away to the crib, face down.",
    "draw_deck_aside": "And {n} {0:card|cards} from the pack to the crib.",
    "gather_deck": "Collect and shuffle all 52 cards.",
    "heels": "His heels: two for {s}.",
    "says_go": "{s} says go.",
    "could_have": "{s} could have laid {p} instead of go!",
    "count": "Count: {n}.",
    "thirty_one": "Thirty-one: 2 for {s}.",
    "last_card": "Last card: 1 for {s}.",
    "fifteen": "{s}, fifteen: {n} ({l}).",
    "pair": "{s}, alike: {n} ({l}).",
    "run": "{s}, run: {n} ({l}).",
    "flush": "{s}, flush: {n} ({l}).",
    "nobs": "{s}, his nobs: {n} ({l}).",
    "nothing_here": "{s} counts nothing.",
    "counted": "{s}: {n} in all, {n} claimed.",
    "takes": "{s} takes {n}.",
    "pegs": "{s} is in hole {n}.",
    "ending_won": "121 holes!",
    "ending_skunk": "A skunk: the best loser is short of 91.",
    "ending_double_skunk": "A double skunk: the best loser is short of 61.",
    # Refusals and status
    "too_much": "It would pass 31",
    "deal": "Deal {n}, count {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "Aim: be first to 121 holes, by the cards you lay and then by the count of your hands.",
    "option_muggins": "Everybody counts their own hand; what one forgets, others may take.",
    "dealer": "The lowest card deals. {goal}",
    "starter": "This card counts with every hand. A jack is two points for the dealer.",
    "card": "Fifteens, cards alike and runs score. Say go only if no card of yours fits.",
    "crib_card": "The four cards laid away count for the dealer.",
    "claim": "Fifteens, pairs, runs, flush, nobs: what you forget, another may take.",
    "claim_crib": "As a hand, but a flush needs all five cards.",
    "muggins": "Who saw it first takes the points that were forgotten.",
}

# What was done, where the news does not tell it.
STORY = {"starter": "The starter is {answer}."}

# How the box is set up, step by step.
SETUP = {
    "1": "Take the 52 cards; the jokers are not needed.",
    "2": "No pegs are needed: two lights for everybody show where they stand, and stood before.",
}
