package sparrow.riichi.desk;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Option;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.riichi.Circumstance;
import sparrow.riichi.RiichiRules;

/// The house rules of questions, kept from one to the next, up to a bound.
final class Houses {
    static final String USUAL = "tenhou";

    private static final String THREE = "tenhou3";
    private static final String AKA = "aka";
    private static final int MOST = 4_000;

    private final Map<Said, House> known = Collections.synchronizedMap(new HashMap<>());

    /// What a question says of its rules.
    ///
    /// @param allowed what it says was declared or reached, which a house that nobody named allows
    private record Said(
            String preset,
            int players,
            List<String> changes,
            House.Told told,
            List<String> allowed) {}

    /// The house of the question before, which most that follow share.
    private record Latest(Said said, House house) {}

    private volatile @Nullable Latest latest;

    House of(Given given) throws Refusal {
        Said said = said(given);
        Latest before = latest;
        if (before != null && before.said.equals(said)) {
            return before.house;
        }
        House house = known.get(said);
        if (house == null) {
            house = new House(rules(said, given), said.told);
            if (known.size() >= MOST) {
                known.clear();
            }
            known.put(said, house);
        }
        latest = new Latest(said, house);
        return house;
    }

    private static Said said(Given given) throws Refusal {
        int players = given.has(RiichiFields.PLAYERS) ? players(given) : 0;
        boolean described = !given.isTyped() && !given.has(Field.RULES) && given.has(Field.RULE);
        String preset = given.has(Field.RULES) ? given.text(Field.RULES) : "";
        return new Said(
                preset.isEmpty() ? players == 3 ? THREE : USUAL : preset,
                players,
                given.texts(Field.RULE),
                described ? House.Told.DESCRIBED : House.Told.NAMED,
                described ? allowed(given) : List.of());
    }

    private static int players(Given given) throws Refusal {
        int players = given.number(RiichiFields.PLAYERS).orElse(0);
        if (players != 3 && players != 4) {
            throw new Refusal(
                    "bad_number",
                    given.option(RiichiFields.PLAYERS) + " is 3 or 4, not " + players + ".");
        }
        return players;
    }

    /// What was declared or reached is allowed in a house that nobody named.
    private static List<String> allowed(Given given) throws Refusal {
        boolean open = given.is(Circumstance.OPEN_RIICHI.key());
        boolean eighth = given.number(RiichiFields.PAARENCHAN).orElse(0) > 0;
        if (!open && !eighth) {
            return List.of();
        }
        return !eighth
                ? List.of(Circumstance.OPEN_RIICHI.key())
                : open
                        ? List.of(Circumstance.OPEN_RIICHI.key(), RiichiFields.PAARENCHAN)
                        : List.of(RiichiFields.PAARENCHAN);
    }

    private static RiichiRules rules(Said said, Given given) throws Refusal {
        Map<String, String> changes = new LinkedHashMap<>();
        if (said.players != 0) {
            changes.put("sanma", said.players == 3 ? Option.YES : Option.NO);
        }
        changes.putAll(given.changes());
        if (said.told == House.Told.DESCRIBED) {
            anyRedFives(changes);
        }
        RiichiRules rules =
                Given.house(RiichiRules.of(said.preset.toLowerCase(Locale.ROOT), changes));
        for (String rule : said.allowed) {
            rules = Given.house(rules.with(Map.of(rule, Option.YES)));
        }
        return rules;
    }

    /// Where it is only said that red fives count, there may be any number of them.
    private static void anyRedFives(Map<String, String> changes) {
        if (changes.remove(AKA, Option.YES) || changes.remove(AKA, "true")) {
            for (String suit : List.of("aka_m", "aka_p", "aka_s")) {
                changes.putIfAbsent(suit, "4");
            }
        }
    }
}
