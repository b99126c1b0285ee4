package sparrow.riichi.table;

import java.util.Locale;
import sparrow.core.table.Rules;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.SwapCalling;

/// The house rules that concern play, read once.
final class HouseRules {
    enum Winners {
        ONE,
        TWO,
        ALL
    }

    enum RiichiKan {
        WAITS,
        SHAPE,
        NEVER
    }

    enum Nagashi {
        NO,
        DRAW,
        TSUMO
    }

    final Rules rules;
    final RiichiRules scoring;
    final boolean sanma;
    final int players;
    final Winners winners;
    final boolean honbaForEvery;
    final boolean ownStickFirst;
    final boolean rinshanLiability;
    final boolean orphansRobKan;
    final SwapCalling swap;
    final boolean kanDora;
    final boolean openKanDoraLate;
    final boolean ura;
    final boolean kanUra;
    final boolean riichiInDebt;
    final int riichiLiveTiles;
    final RiichiKan riichiKan;
    final boolean openRiichi;
    final boolean furitenNeedsYaku;
    final boolean nineTerminals;
    final boolean fourWinds;
    final boolean fourRiichi;
    final boolean fourKans;
    final Nagashi nagashi;
    final int notenTotal;
    final boolean meldsExhaustWait;
    final boolean notenByChoice;
    final boolean kita;
    final boolean kitaFuriten;
    final boolean eightWins;

    HouseRules(Rules rules) {
        this.rules = rules;
        scoring = RiichiRules.of(rules);
        sanma = rules.is("sanma");
        players = sanma ? 3 : 4;
        winners = value(Winners.class, "winners");
        honbaForEvery = rules.value("honba_goes").equals("every");
        ownStickFirst = rules.value("sticks_go").equals("own_first");
        rinshanLiability = rules.is("rinshan_liability");
        orphansRobKan = rules.is("orphans_rob_kan");
        swap = scoring.swapCalling();
        kanDora = rules.is("kan_dora");
        openKanDoraLate = rules.value("kan_dora_shown").equals("open_late");
        ura = rules.is("ura");
        kanUra = rules.is("kan_ura");
        riichiInDebt = rules.is("riichi_in_debt");
        riichiLiveTiles = rules.number("riichi_live_tiles");
        riichiKan = value(RiichiKan.class, "riichi_kan");
        openRiichi = rules.is("open_riichi");
        furitenNeedsYaku = rules.value("furiten_by").equals("yaku");
        nineTerminals = rules.is("nine_terminals");
        fourWinds = rules.is("four_winds") && !sanma;
        fourRiichi = rules.is("four_riichi") && !sanma;
        fourKans = rules.is("four_kans");
        nagashi = value(Nagashi.class, "nagashi_mangan");
        notenTotal = rules.number("noten_total");
        meldsExhaustWait = rules.is("melds_exhaust_wait");
        notenByChoice = rules.is("noten_by_choice");
        kita = sanma && rules.is("kita");
        kitaFuriten = rules.is("kita_furiten");
        eightWins = rules.is("paarenchan");
    }

    private <E extends Enum<E>> E value(Class<E> type, String name) {
        return Enum.valueOf(type, rules.value(name).toUpperCase(Locale.ROOT));
    }
}
