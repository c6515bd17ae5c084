"""Which tests run when, and in which order.

`make test` takes about seven minutes, and is meant to take six. It tries every rule of every game,
and nearly every promise at least once. CI and `make wide` try what is named here, too: the same
promise in another game, size or language, and what takes many seconds, as most that is seen only
in a browser does. What takes minutes waits for `make long`.
"""

from __future__ import annotations

from collections.abc import Sequence

# Beginnings of the names of tests that take minutes on MicroPython, too: two thirds of its time.
# `make wide` runs them there, `make long` on CPython.
LONG_ON_BOTH = (
    "tests/both/app/memory/test_starved_hands.py::",
    "tests/both/app/board/test_slumber.py::test_a_table_left_alone",
    "tests/both/app/board/test_slumber.py::test_another_brightness",
    *(
        f"tests/both/drivers/test_presence_{kind}.py::test_{tag}_that_is_badly_heard"
        for kind, tag in (
            ("mfrc522", "a_card_on_an_mfrc522"),
            ("pn532", "a_card_on_a_pn532"),
            ("pn5180", "a_card_on_a_pn5180"),
            ("pn5180", "an_icode"),
        )
    ),
    "tests/both/app/flash/test_match.py::test_a_match_survives_a_second_cut",
)
# Others. Those of tests/both run on MicroPython in any case; the faults of a network, and phones in
# a real browser, are proved by `make long`.
LONG = (
    *LONG_ON_BOTH,
    "tests/both/app/memory/test_starved.py",
    "tests/both/app/memory/test_slope.py",
    "tests/both/app/memory/test_soak.py",
    "tests/attack/test_attacks.py::test_nothing_is_lost_and_nobody_is_let_in[lookers]",
    "tests/app/test_thousands.py::test_files_and_free_space_are_bounded_and_a_start_is_flat[352",
    *(
        f"tests/games/test_legal.py::test_the_referee_and_the_oracle_agree[{game}-{batch}"
        for game in ("amazones", "stones", "why_first")
        for batch in (2, 3)
    ),
    "tests/host/test_firmware_command.py::test_the_real_build",
    "tests/link/test_link_noise.py::test_lines_of_garbage_get_one_error_each_and_change_nothing[100",
    "tests/network/test_faults.py",
    "tests/network/test_feed.py",
    "tests/network/test_hall_browser.py::test_axe_finds_nothing_in_the_hall[dark",
    "tests/oracles/test_awele.py::test_the_engine_and_the_page_agree[2",
    "tests/oracles/test_awele.py::test_the_engine_and_the_page_agree[3",
    "tests/oracles/test_backgammon.py::test_the_engine_and_the_page_agree[2",
    "tests/oracles/test_backgammon.py::test_the_engine_and_the_page_agree[3",
    "tests/page/test_after_a_night.py::test_the_table_on_micropython",
    "tests/page/test_axe.py::test_axe_finds_nothing_at_any_table",
    "tests/page/test_killed_play.py::test_every_game",
    "tests/page/test_axe.py::test_axe_finds_nothing_in_what_stands_beside_a_match",
    "tests/page/test_by_ear.py::test_a_match_is_played_to_its_end_by_ear[magic",
    "tests/network/test_embedded.py",
    "tests/network/test_wifi_tls.py",
    "tests/network/test_wifi_update.py",
    "tests/page/test_phones_browser.py",
    "tests/page/test_phones.py::test_in_a_whole_match",
)

# fmt: off
FEW_GAMES = ("amazones", "stones", "why_first", "celtic_whist")
# What CI runs of tests that take seconds of a browser each: with all, 30 minutes were too few.
SOME = {
    "tests/page/test_access.py::test_phone_width_needs": (*FEW_GAMES, "chariots"),
    "tests/page/test_guided.py::test_on_a_small_phone": ("amazones", "final_exam"),
    "tests/page/test_stakes_browser.py::test_every_question_has": (*FEW_GAMES, "final_exam"),
}
# The parameters, or their beginnings, with which `make test` runs a test of many.
FEW = {
    "tests/app/test_depth.py::test_a_match_is_begun": FEW_GAMES,
    "tests/app/test_first_match.py::test_a_game_remarks_on_a_first_match": (
        "amazones-3-fr", "celtic_whist-4-de", "final_exam-3-en",
    ),
    "tests/app/test_properties.py::test_whatever_happens": ("amazones", "stones"),
    "tests/attack/test_attacks.py::test_nothing": ("lines", "rot", "terminal", "tabs", "prompt"),
    "tests/games/test_legal.py::test_the_referee": ("amazones-0", "stones-0", "why_first-0"),
    "tests/games/test_odds.py::test_the_odds_of_every_chance": FEW_GAMES,
    "tests/games/test_odds.py::test_every_seat_may_come_up": ("awele", "five_suitors"),
    "tests/games/test_properties.py::test_a_record_cut_anywhere": ("few-chariots", "few-awele"),
    "tests/games/test_properties.py::test_a_wrong_answer_changes_nothing": (
        "few-sacrifice_roulette", "few-war_of_gods", "few-high_druid",
    ),
    "tests/games/test_properties.py::test_an_answer_taken_back": ("few-magic", "few-stones"),
    "tests/games/test_properties.py::test_every_record_reads_back": (
        "few-amazones", "few-celtic_whist", "few-faux_cilles",
    ),
    "tests/games/test_properties.py::test_replay_of_the_log": (
        "few-why_first", "few-sacrifice_roulette", "few-final_exam",
    ),
    "tests/games/test_properties.py::test_undo": ("few-stones", "few-magic", "few-backgammon"),
    "tests/games/test_repairs.py::test_a_repaired_match": FEW_GAMES,
    "tests/games/test_repairs.py::test_at_a_table_its_journal": FEW_GAMES,
    "tests/games/test_shown.py::test_lights_status_and_standing": FEW_GAMES,
    "tests/games/test_told.py::test_every_change_on_the_plate": FEW_GAMES,
    "tests/games/test_words.py::test_all_that_a_match_says": ("amazones", "final_exam"),
    "tests/hardware/test_enclosure.py::test_the_body_renders": ("pico",),
    "tests/host/test_archive_crashes.py::test_a_killed_import": ("4",),
    "tests/host/test_archive_kills.py::test_a_killed_change": ("merge",),
    "tests/host/test_archive_rot.py::test_what_rots_of_one": ("1e+308", "[[["),
    "tests/host/test_archive_rot.py::test_what_rots_of_the_ratings": ("1e+308",),
    "tests/host/test_arena.py::test_every_number_of_players_and_setting": (
        "sacrifice_roulette", "amazones", "war_of_gods", "magic",
    ),
    "tests/host/test_arena.py::test_the_same_seed": FEW_GAMES,
    "tests/host/test_check.py::test_nothing_is_wrong_with_a_game": (*FEW_GAMES, "cribbage", "hex"),
    "tests/host/test_compiled.py::test_a_match_begins": FEW_GAMES,
    "tests/host/test_demo.py::test_a_whole_match_with_mishaps": ("amazones",),
    "tests/host/test_doctor.py::test_a_knob_of_another_kind": ("1-", "-4-"),
    "tests/host/test_doctor.py::test_a_screen_and_lights_of_another_kind": ("answers1", "answers4"),
    "tests/host/test_doctor.py::test_what_people_do_not_see": ("green", "upright", "hear"),
    "tests/host/test_first_hour.py::test_a_wrong_wire_is_named": ("MOSI",),
    "tests/host/test_first_hour.py::test_another_part_is_named": ("the other screen",),
    "tests/host/test_knowledge.py::test_a_world_that_fits": FEW_GAMES,
    "tests/host/test_knowledge.py::test_nearly_every_world_that_fits": FEW_GAMES,
    "tests/host/test_people.py::test_mistakes_are_always": (
        "piece_of_another-stones", "piece_played-celtic_whist", "unknown_piece-amazones",
    ),
    "tests/host/test_people.py::test_people_answer_with": FEW_GAMES,
    "tests/host/test_review.py::test_the_hands_of_a_match_fit": ("amazones", "celtic_whist"),
    "tests/host/test_trace.py::test_micropython_writes_the_same_bytes": ("stones", "war_of_gods"),
    "tests/link/test_waits.py::test_a_port_that_never_comes_back": ("write", "open"),
    "tests/link/test_link_noise.py::test_garbage_on_the_cable": ("in_process",),
    "tests/link/test_link_noise.py::test_who_does_not_read": ("pseudo_terminal",),
    "tests/network/test_pairing_tables.py::test_nobody_meets_anybody_again": ("11", "13", "21-3-5"),
    "tests/network/test_playing_table.py::test_a_match_that_kill_9_and_ctrl_c_ended": ("stones",),
    "tests/oracles/test_celtic_whist.py::test_celtic_whist_agrees": ("4",),
    "tests/oracles/test_final_exam.py::test_the_referee_and_the_oracle": ("3-translator",),
    "tests/oracles/test_magic.py::test_the_referee_and_the_oracle": ("4",),
    "tests/oracles/test_sacrifice_roulette.py::test_the_referee_and_the_oracle": ("3",),
    "tests/oracles/test_war_of_gods.py::test_the_war_of_the_gods_agrees": ("2",),
    "tests/outside/test_oracle.py::test_nothing_is_wrong_with_it": ("hex",),
    "tests/page/test_after_a_night.py::test_a_match_is_the_same_after": ("why_first", "stones"),
    "tests/page/test_curtain.py::test_a_hand_shown_to_one_person": ("none",),
    "tests/page/test_curtain.py::test_a_lifted_curtain": ("celtic_whist", "five_suitors"),
    "tests/page/test_curtain.py::test_until_the_curtain_is_lifted": ("celtic_whist", "amazones"),
    "tests/page/test_dead_ends.py::test_no_card_is_clicked": ("war_of_gods",),
    "tests/page/test_dead_ends.py::test_no_opponent_comes_back": (
        "amazones", "chariots", "final_exam", "ghost_knights",
    ),
    "tests/page/test_guided.py::test_a_guided_question_has_its_stake": ("final_exam",),
    "tests/page/test_hints.py::test_every_question_has_a_hint": FEW_GAMES,
    "tests/page/test_hints.py::test_every_question_says_what_wins": (*FEW_GAMES, "final_exam"),
    "tests/page/test_history_page.py::test_a_match_in_one_file": ("amazones",),
    "tests/page/test_history_page.py::test_a_replay_has_every_answer": (
        "chariots", "why_first", "stones", "final_exam", "celtic_whist",
    ),
    "tests/page/test_killed_play.py::test_a_match_is_the_same": ("celtic_whist",),
    "tests/page/test_leaks.py::test_what": ("few-stones", "few-five_suitors", "few-faux_cilles"),
    "tests/page/test_machine.py::test_a_seat_of_a_real_board": ("celtic_whist", "high_druid"),
    "tests/page/test_phones.py::test_no_secret_reaches_the_wrong_phone": ("celtic_whist",),
    "tests/page/test_rule_page.py::test_every_word_of_a_rule_page": FEW_GAMES,
    "tests/page/test_rule_page.py::test_pictures_of_a_page": FEW_GAMES,
    "tests/page/test_rule_page.py::test_before_it_stand": ("de",),
    "tests/page/test_scenes.py::test_a_browser_draws_them": ("amazones",),
    "tests/page/test_scenes.py::test_every_page_has_five_pictures": FEW_GAMES,
    "tests/page/test_secrets.py::test_a_spectator_is_never_sent": ("why_first",),
    "tests/page/test_secrets.py::test_one_person_at_the_page": ("five_suitors",),
}

# Of the tests of a file that drive a browser or a whole installation, seconds each: those that
# `make test` runs.
ONLY = {
    "tests/host/test_deploy_frozen.py": ("other_code_frozen",),
    "tests/network/test_hall_browser.py": ("four_tables", "a_tournament_is_entered"),
    "tests/page/test_access.py": ("a_match_is_begun_and_played", "the_question_and_what_came"),
    "tests/page/test_axe.py": (),
    "tests/page/test_browser.py": (
        "a_whole_joust", "a_reload_finds", "undo", "a_card_dropped", "a_spectator_sees",
    ),
    "tests/page/test_browser_unix.py": ("play_with_the_firmware",),
    "tests/page/test_curtain_browser.py": ("the_page_goes", "neither_a_key"),
    "tests/page/test_evening_browser.py": (
        "a_match_is_set_aside", "a_wrong_answer", "of_two_players", "a_match_is_paused",
    ),
    "tests/page/test_guided.py": ("a_guided_question", "an_answer_beside"),
    "tests/page/test_history_browser.py": ("an_unfinished_match", "what_was_in_play"),
    "tests/page/test_layout.py": ("a_match_begins_with", "every_game_has"),
    "tests/page/test_motion.py": ("a_piece_goes",),
    "tests/page/test_phone_sight_browser.py": ("a_phone_shows", "all_phones_lay"),
    "tests/page/test_site_browser.py": ("a_tab_plays",),
    "tests/page/test_site_faults.py": ("a_page_whose",),
    "tests/page/test_site_flash.py": (),
    "tests/page/test_site_minds.py": ("where_the_opponents",),
    "tests/page/test_site_ways.py": ("records_go",),
    "tests/page/test_stakes_browser.py": (),
    "tests/page/test_things_browser.py": ("one_click_on", "who_clicks", "what_a_thing"),
}
# fmt: on

# Beginnings of the names of other tests of many seconds.
WIDE = (
    "tests/app/test_flash_wear.py::test_the_flash_endures_forty_matches_every_week_for_ten_years",
    "tests/hardware/test_enclosure.py::test_the_lid_renders",
    "tests/host/test_accents.py::test_names_are_composed_as_unicode_says",
    "tests/host/test_archive_poison.py::test_of_hundreds",
    "tests/host/test_backup.py::test_a_power_cut_at_any_moment",
    "tests/host/test_build.py::test_every_file_of_a_board",
    "tests/host/test_deploy.py::test_a_pico_gets_neither",
    "tests/host/test_deploy.py::test_killed_again_and_again",
    "tests/host/test_deploy_cut.py::test_a_power_cut_at_any_moment",
    "tests/host/test_firmware_command.py::test_all_that_a_board_holds_is_frozen",
    "tests/host/test_firmware_command.py::test_an_esp32s_board",
    "tests/host/test_firmware_command.py::test_old_code_is_not_frozen",
    "tests/host/test_flash_room.py::test_broken_off",
    "tests/host/test_judge.py::test_every_sabotage_changes",
    "tests/host/test_named_files.py::test_what_a_file_holds_stays_until_it_is_said_that_it_goes[bac",
    "tests/host/test_plurals.py::test_the_table_is_what",
    "tests/host/test_wheel.py::test_a_release_made_twice",
    "tests/host/test_wheel.py::test_the_checksums",
    "tests/network/test_bridged_update.py::test_the_room_brings_a_table_up_to_date",
    "tests/network/test_forget.py::test_a_table_is_forgotten_where_no_hall_is",
    "tests/network/test_forget.py::test_a_table_that_is_gone_for_good",
    "tests/network/test_pairing.py::test_nor_of_ten",
    "tests/network/test_playing_table.py::test_what_a_table_has_to_say",
    "tests/network/test_portal.py::test_a_phone_that_drops_or_says_nothing",
    "tests/network/test_tournament_history.py::test_a_real_hall",
    "tests/network/test_tournament_restart.py::test_a_hall_in_the_middle_of_a_round",
    "tests/network/test_tournament_whole.py::test_forty_tables",
    "tests/network/test_wifi_table.py::test_a_tournaments_game",
    "tests/oracles/test_awele.py::test_the_engine_and_the_page_agree",
    "tests/oracles/test_backgammon.py::test_the_engine_and_the_page_agree",
    "tests/oracles/test_awele.py::test_they_agree_on_stalled",
    "tests/outside/test_page.py::test_a_plate_of_ones_own",
    "tests/outside/test_page.py::test_cribbage_is_played_in_a_browser",
    "tests/page/test_by_ear.py::test_a_match_is_played_to_its_end_by_ear",
    "tests/page/test_cable_backup.py::test_a_restore_that_is_cut",
    "tests/page/test_cable_desk.py::test_each_part_is_tried",
    "tests/page/test_cable_install.py::test_cut_or_answered_wrongly",
    "tests/page/test_cable_install.py::test_the_site_brings",
    "tests/page/test_history_page.py::test_the_answers_that_turned",
    "tests/page/test_killed_play.py::test_the_phone_of_who_has_another",
    "tests/page/test_pieces.py::test_the_board_tells_how_many",
    "tests/page/test_rewriting.py::test_a_table_in_micropython_goes_on_by_new_files",
    "tests/page/test_rule_page.py::test_the_ruling_behind",
    "tests/page/test_site.py::test_the_same_sources",
    "tests/page/test_tab.py::test_opponents_of_a_tab",
)

# A worker takes the next file where it has done with one, so the longest come first, and both end
# at the same time. `make test` says at its end which these are (tests/shares.py).
FIRST = (
    "tests/page/test_access.py",
    "tests/page/test_browser.py",
    "tests/page/test_layout.py",
    "tests/page/test_secrets.py",
    "tests/page/test_axe.py",
    "tests/page/test_site_browser.py",
    "tests/page/test_site_proof.py",
    "tests/page/test_site_ways.py",
    "tests/page/test_site_faults.py",
    "tests/page/test_site_flash.py",
    "tests/attack/test_attacks.py",
    "tests/host/test_deploy.py",
    "tests/host/test_first_hour.py",
    "tests/page/test_cable_install.py",
    "tests/page/test_evening_browser.py",
    "tests/host/test_wheel.py",
    "tests/network/test_hall_browser.py",
)


def tier(test: str) -> str:
    """The mark of a test with this name: "long", "wide", or "": `make test` runs it."""
    if test.startswith(LONG) or left_out(test, SOME):
        return "long"
    file, _, name = test.partition("::test_")
    others = left_out(test, FEW) or not name.startswith(ONLY.get(file, ""))
    return "wide" if others or test.startswith(WIDE) else ""


def left_out(test: str, few: dict[str, tuple[str, ...]]) -> bool:
    """Whether that names this test, and not what it is run with."""
    kept = next((few[each] for each in few if test.startswith(each)), None)
    return kept is not None and not test.partition("[")[2].startswith(kept)


def wide_on_micropython(file: str) -> list[str]:
    """Beginnings of the names of a file's tests that `make wide` runs there; "": of all of them."""
    return [name.removeprefix(file + "::") for name in LONG_ON_BOTH if name.startswith(file)]


def names_of_no_test(tests: Sequence[str]) -> list[str]:
    """What is named above and is none of these tests, of the files that these are in."""
    files = {test.partition("::")[0] for test in tests}
    named = [*LONG, *WIDE, *[f"{file}::test_{name}" for file in ONLY for name in ONLY[file]]]
    known = "\n".join(["", *tests])
    wrong = [name for name in named
             if name.partition("::")[0] in files and "\n" + name not in known]  # fmt: skip
    several = FEW | SOME
    for few in [few for few in several if few.partition("::")[0] in files]:
        with_what = [test.partition("[")[2] for test in tests if test.startswith(few)]
        for kept in several[few]:
            if not any(one.startswith(kept) for one in with_what):
                wrong.append(f"{few}[{kept}")
    return wrong
