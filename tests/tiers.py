"""Which tests run when, and in which order.

`make test` tries every promise at least once, and most of them as often as they can be tried. CI
and `make wide` try what is named here, too: the same promise in another game, size or language,
and what takes many seconds. What takes minutes waits for `make long`.
"""

from __future__ import annotations

from collections.abc import Sequence

# Beginnings of the names of tests that take minutes on MicroPython, too: five of them were two
# thirds of all that time. `make wide` runs them there, `make long` on CPython.
LONG_ON_BOTH = (
    "tests/both/app/memory/test_starved_hands.py::",
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

# The parameters, or their beginnings, with which `make test` runs a test of many.
FEW_GAMES = ("amazones", "stones", "why_first", "celtic_whist")
FEW = {
    "tests/app/test_first_match.py::test_a_game_remarks_on_a_first_match": (
        "amazones-3-fr",
        "celtic_whist-4-de",
        "final_exam-3-en",
        "stones",
    ),
    "tests/games/test_legal.py::test_the_referee_and_the_oracle_agree": (
        "amazones-0",
        "stones-0",
        "why_first-0",
    ),
    "tests/games/test_properties.py::test_a_record_cut_anywhere": ("few-chariots", "few-awele"),
    "tests/games/test_properties.py::test_a_wrong_answer_changes_nothing": (
        "few-sacrifice_roulette",
        "few-war_of_gods",
        "few-high_druid",
    ),
    "tests/games/test_properties.py::test_every_record_reads_back": (
        "few-amazones",
        "few-celtic_whist",
        "few-faux_cilles",
    ),
    "tests/games/test_properties.py::test_replay_of_the_log": (
        "few-why_first",
        "few-sacrifice_roulette",
        "few-final_exam",
    ),
    "tests/games/test_properties.py::test_undo_is_as_if": (
        "few-stones",
        "few-magic",
        "few-ghost_knights",
        "few-backgammon",
    ),
    "tests/host/test_arena.py::test_every_number_of_players_and_setting": (
        "sacrifice_roulette",
        "amazones",
        "war_of_gods",
        "magic",
    ),
    "tests/host/test_archive_crashes.py::test_a_killed_import": ("4",),
    "tests/host/test_check.py::test_nothing_is_wrong_with_a_game": (
        *FEW_GAMES,
        "cribbage",
        "hex",
    ),
    "tests/host/test_doctor.py::test_a_knob_of_another_kind": ("1-", "-4-"),
    "tests/host/test_doctor.py::test_a_screen_and_lights_of_another_kind": ("answers1", "answers4"),
    "tests/host/test_doctor.py::test_what_people_do_not_see": ("green", "upright", "hear"),
    "tests/host/test_first_hour.py::test_a_wrong_wire_is_named": (
        "MOSI",
        "no level shifter",
        "the lights",
    ),
    "tests/host/test_first_hour.py::test_another_part_is_named": (
        "the other screen",
        "lights with a white",
        "a knob with two",
    ),
    "tests/host/test_trace.py::test_micropython_writes_the_same_bytes": (
        "amazones",
        "stones",
        "why_first",
        "faux_cilles",
        "war_of_gods",
        "high_druid",
    ),
    "tests/network/test_playing_table.py::test_a_match_that_kill_9_and_ctrl_c_ended": ("stones",),
    "tests/network/test_playing_table.py::test_what_a_table_has_to_say": ("match.txt-0.5",),
    "tests/network/test_portal.py::test_a_phone_that_drops_or_says_nothing": ("micropython",),
    "tests/oracles/test_awele.py::test_the_engine_and_the_page_agree": ("0",),
    "tests/oracles/test_backgammon.py::test_the_engine_and_the_page_agree": ("0",),
    "tests/oracles/test_celtic_whist.py::test_celtic_whist_agrees": ("1", "4", "7"),
    "tests/oracles/test_final_exam.py::test_the_referee_and_the_oracle": (
        "2-base",
        "3-translator",
        "5-base",
    ),
    "tests/page/test_access.py::test_phone_width_needs_no_scrolling": (
        "celtic_whist",
        "amazones",
        "backgammon",
    ),
    "tests/page/test_after_a_night.py::test_a_match_is_the_same_after": FEW_GAMES,
    "tests/page/test_axe.py::test_axe_finds_nothing[": ("light",),
    "tests/page/test_curtain.py::test_until_the_curtain_is_lifted": FEW_GAMES,
    "tests/page/test_dead_ends.py::test_no_card_is_clicked": ("war_of_gods",),
    "tests/page/test_dead_ends.py::test_no_opponent_comes_back": (
        "amazones",
        "chariots",
        "final_exam",
        "ghost_knights",
    ),
    "tests/page/test_guided.py::test_on_a_small_phone_remark_and_question": ("amazones",),
    "tests/page/test_hints.py::test_every_question_says_what_wins": (*FEW_GAMES, "final_exam"),
    "tests/page/test_history_page.py::test_a_replay_has_every_answer": (
        "chariots",
        "why_first",
        "stones",
        "final_exam",
        "celtic_whist",
    ),
    "tests/page/test_killed_play.py::test_a_match_is_the_same": ("celtic_whist",),
    "tests/page/test_killed_play.py::test_the_phone_of_who_has_another": ("in play-kill-9",),
    "tests/page/test_layout.py::test_the_board_is_in_view": ("phone",),
    "tests/page/test_leaks.py::test_what_a_seat_may_not_know": (
        "few-stones",
        "few-five_suitors",
        "few-final_exam",
        "few-amazones",
        "few-faux_cilles",
    ),
    "tests/page/test_phones.py::test_no_secret_reaches_the_wrong_phone": FEW_GAMES,
    "tests/page/test_pieces.py::test_the_board_tells_how_many": ("war_of_gods", "backgammon"),
    "tests/page/test_scenes.py::test_a_browser_draws_them": ("amazones",),
    "tests/page/test_secrets.py::test_a_spectator_is_never_sent": FEW_GAMES,
    "tests/page/test_stakes_browser.py::test_every_question_has_goal": (
        "amazones",
        "high_druid",
        "awele",
    ),
}

# Beginnings of the names of other tests of many seconds.
WIDE = (
    "tests/app/test_flash_wear.py::test_the_flash_endures_forty_matches_every_week_for_ten_years",
    "tests/attack/test_attacks.py::test_nothing_is_lost_and_nobody_is_let_in[heaps",
    "tests/attack/test_attacks.py::test_nothing_is_lost_and_nobody_is_let_in[memory",
    "tests/attack/test_attacks.py::test_nothing_is_lost_and_nobody_is_let_in[restart",
    "tests/host/test_backup.py::test_a_power_cut_at_any_moment",
    "tests/host/test_deploy.py::test_killed_again_and_again",
    "tests/host/test_deploy_cut.py::test_a_power_cut_at_any_moment",
    "tests/host/test_firmware_command.py::test_all_that_a_board_holds_is_frozen",
    "tests/host/test_flash_room.py::test_broken_off",
    "tests/host/test_judge.py::test_every_sabotage_changes",
    "tests/host/test_named_files.py::test_what_a_file_holds_stays_until_it_is_said_that_it_goes[bac",
    "tests/host/test_wheel.py::test_a_release_made_twice",
    "tests/network/test_bridged_update.py::test_the_room_brings_a_table_up_to_date",
    "tests/network/test_forget.py::test_a_table_is_forgotten_where_no_hall_is",
    "tests/network/test_forget.py::test_a_table_that_is_gone_for_good",
    "tests/network/test_tournament_history.py::test_a_real_hall",
    "tests/network/test_tournament_restart.py::test_a_hall_in_the_middle_of_a_round",
    "tests/network/test_tournament_whole.py::test_forty_tables",
    "tests/outside/test_page.py::test_cribbage_is_played_in_a_browser",
    "tests/page/test_axe.py::test_axe_finds_nothing_at_the_end",
    "tests/page/test_browser.py::test_a_spectator_is_shown_and_sent_no_secret",
    "tests/page/test_by_ear.py::test_a_match_is_played_to_its_end_by_ear",
    "tests/page/test_cable_backup.py::test_a_restore_that_is_cut",
    "tests/page/test_cable_desk.py::test_each_part_is_tried",
    "tests/page/test_cable_install.py::test_cut_or_answered_wrongly",
    "tests/page/test_history_browser.py::test_a_review_is_worked_out",
    "tests/page/test_rewriting.py::test_a_table_in_micropython_goes_on_by_new_files",
)

# A worker takes the next file where it has done with one, so the longest come first, and both end
# at the same time. `make test` says at its end which these are (tests/shares.py).
FIRST = (
    "tests/page/test_access.py",
    "tests/page/test_browser.py",
    "tests/page/test_site_browser.py",
    "tests/page/test_site_proof.py",
    "tests/page/test_secrets.py",
    "tests/attack/test_attacks.py",
    "tests/page/test_site_ways.py",
    "tests/page/test_site_faults.py",
    "tests/page/test_site_flash.py",
    "tests/host/test_wheel.py",
    "tests/page/test_layout.py",
    "tests/page/test_axe.py",
    "tests/games/test_properties.py",
    "tests/page/test_evening_browser.py",
    "tests/host/test_deploy.py",
    "tests/network/test_hall_browser.py",
    "tests/host/test_deploy_cut.py",
    "tests/page/test_curtain_browser.py",
    "tests/page/test_history_browser.py",
    "tests/page/test_browser_unix.py",
    "tests/host/test_firmware_command.py",
    "tests/host/test_deploy_frozen.py",
    "tests/games/test_words.py",
    "tests/oracles/test_awele.py",
    "tests/host/test_arena.py",
    "tests/page/test_by_ear.py",
    "tests/host/test_compiled.py",
    "tests/host/test_bench.py",
    "tests/host/test_console.py",
    "tests/page/test_phones.py",
    "tests/network/test_bridged_update.py",
    "tests/test_laws.py",
    "tests/test_runner.py",
    "tests/page/test_history_page.py",
    "tests/oracles/test_backgammon.py",
    "tests/network/test_tournament_whole.py",
    "tests/games/test_legal.py",
    "tests/oracles/test_final_exam.py",
    "tests/link/test_link_tags.py",
    "tests/link/test_link.py",
    "tests/host/test_archive.py",
    "tests/host/test_outside.py",
)


def tier(test: str) -> str:
    """The mark of a test with this name: "long", "wide", or "": `make test` runs it."""
    if test.startswith(LONG):
        return "long"
    kept = next((FEW[name] for name in FEW if test.startswith(name)), None)
    others = kept is not None and not test.partition("[")[2].startswith(kept)
    return "wide" if others or test.startswith(WIDE) else ""


def wide_on_micropython(file: str) -> list[str]:
    """Beginnings of the names of a file's tests that `make wide` runs there; "": of all of them."""
    return [name.removeprefix(file + "::") for name in LONG_ON_BOTH if name.startswith(file)]


def names_of_no_test(tests: Sequence[str]) -> list[str]:
    """What is named above and is none of these tests, of the files that these are in."""
    files = {test.partition("::")[0] for test in tests}
    known = "\n".join(["", *tests])
    few = {name.rstrip("[") for name in FEW}
    return [name for name in (*LONG, *WIDE, *few)
            if name.partition("::")[0] in files and "\n" + name not in known]  # fmt: skip
