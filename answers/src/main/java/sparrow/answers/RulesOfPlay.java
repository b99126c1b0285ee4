package sparrow.answers;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// House rules that have no bearing on what is said about a single hand, each with the reason. All
/// others change an answer, or are refused.
public final class RulesOfPlay {
    private static final String MATCH =
            "it says how long a match lasts, or what it pays at its end";
    private static final String WALL = "it is about the wall, of which a single hand knows nothing";
    private static final String CLAIMS = "it says who may claim, or whose claim prevails";
    private static final String AT_ONCE = "it is paid at once, whatever becomes of the hand";
    private static final String DRAWN = "it is about hands that nobody wins";
    private static final String SEVERAL = "it is about several winners, and a hand is one of them";
    private static final String RIICHI =
            "it says when a player may declare riichi, or kan after it";
    private static final String BY_THE_CARD =
            "lines are weighed by what the card says they pay, whatever is paid besides";
    private static final String PASSED = "it depends on tiles let pass before";

    private static final Map<String, Map<String, String>> REASONS =
            Map.of(
                    "riichi",
                    riichi(),
                    "american",
                    american(),
                    "filipino",
                    filipino(),
                    "changchun",
                    changchun());

    private RulesOfPlay() {}

    /// Why a rule of a game, or one value of it as in `bao=front`, changes no answer about a hand;
    /// nothing if it does.
    public static Optional<String> reason(String game, String rule, String value) {
        Map<String, String> reasons = Optional.ofNullable(REASONS.get(game)).orElse(Map.of());
        return Optional.ofNullable(reasons.get(rule))
                .or(() -> Optional.ofNullable(reasons.get(rule + "=" + value)));
    }

    private static Map<String, String> riichi() {
        Map<String, String> reasons = new TreeMap<>();
        all(reasons, MATCH, "length", "dealer_repeats", "start_points", "return_points", "goal");
        all(reasons, MATCH, "extension_repeat", "uma", "ties", "sticks_left", "rounding");
        all(reasons, MATCH, "bankruptcy", "agari_yame", "tenpai_yame");
        all(reasons, DRAWN, "nine_terminals", "four_winds", "four_riichi", "four_kans");
        all(reasons, DRAWN, "noten_total", "noten_by_choice", "melds_exhaust_wait");
        all(reasons, SEVERAL, "winners", "honba_goes", "sticks_go");
        all(reasons, CLAIMS, "orphans_rob_kan");
        all(reasons, RIICHI, "riichi_in_debt", "riichi_live_tiles", "riichi_kan");
        all(reasons, PASSED, "furiten_by", "kita_furiten");
        all(reasons, "it says when a dora is shown, and not how many are", "kan_dora_shown");
        return reasons;
    }

    private static Map<String, String> american() {
        Map<String, String> reasons = new TreeMap<>();
        all(reasons, MATCH, "rounds", "east_keeps");
        all(reasons, SEVERAL, "several_winners");
        all(reasons, AT_ONCE, "challenge_penalty");
        all(reasons, "it says what becomes of a hand later", "wrong_challenge_dies");
        all(reasons, BY_THE_CARD, "hot_wall", "scoring", "east_double", "doubles_dice");
        all(reasons, BY_THE_CARD, "double_card", "pie", "pay_for_table");
        all(reasons, BY_THE_CARD, "self_pick_points", "jokerless_points", "fed_two", "fed_three");
        all(reasons, DRAWN, "wall_game", "wall_stake", "wall_points");
        return reasons;
    }

    private static Map<String, String> filipino() {
        Map<String, String> reasons = new TreeMap<>();
        all(reasons, MATCH, "length", "rounds", "hands", "draw_dealer", "jai_alai");
        all(reasons, WALL, "reserve");
        all(reasons, CLAIMS, "chow", "winners", "sagasa_later", "rob_sagasa");
        all(reasons, PASSED, "same_turn_pass");
        all(reasons, "it hides a set from others, and is worth nothing", "secret_hidden");
        all(reasons, AT_ONCE, "kang", "secret", "sagasa", "thirteen_flowers", "thirteen_repeat");
        all(reasons, AT_ONCE, "no_flowers_start", "flower", "kang_payer");
        return reasons;
    }

    private static Map<String, String> changchun() {
        Map<String, String> reasons = new TreeMap<>();
        all(reasons, MATCH, "hands", "circles", "points", "stop_below_zero");
        all(reasons, WALL, "dead_stacks", "last_draws", "bao_reroll", "bao=front");
        all(reasons, PASSED, "passing");
        all(reasons, AT_ONCE, "kong_points");
        return reasons;
    }

    private static void all(Map<String, String> reasons, String reason, String... rules) {
        for (String rule : rules) {
            reasons.put(rule, reason);
        }
    }
}
