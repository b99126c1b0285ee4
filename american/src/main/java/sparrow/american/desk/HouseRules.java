package sparrow.american.desk;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sparrow.american.card.Card;
import sparrow.american.card.Supply;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.Preset;
import sparrow.core.table.RuleSet;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;

/// The rules and the card that a question is asked under.
final class HouseRules {
    private static final String CARD = "card";

    private final CardShelf shelf = new CardShelf();

    /// @param blanks how many the question shows: who holds one plays with them
    AmericanRules read(Given given, int blanks) throws Refusal {
        String name = given.word(Field.RULES).orElse(Preset.LEAGUE.key());
        Preset preset = Given.house(RuleSet.read(name, List.of(Preset.values())));
        Map<String, String> changes = new TreeMap<>(given.changes());
        if (given.has(AmericanDesk.CARD)) {
            changes.put(CARD, text(shelf.card(given.text(AmericanDesk.CARD))));
        }
        boolean counted = changes.containsKey("blanks");
        if (!counted && blanks > preset.rules().number("blanks")) {
            changes.put("blanks", String.valueOf(blanks));
        }
        AmericanRules rules = Given.house(AmericanRules.of(preset, changes));
        check(rules, blanks);
        return rules;
    }

    /// What the rules call a card.
    private static String text(Card card) {
        return card.equals(SparrowCard.card()) ? "sparrow" : card.print();
    }

    /// Refuses what no advice takes into account.
    private static void check(AmericanRules rules, int blanks) throws Refusal {
        int most = rules.rules().number("blanks");
        if (blanks > most) {
            throw new Refusal(
                    "bad_hand",
                    "there are "
                            + blanks
                            + " blanks, and these rules have "
                            + (most == 0 ? "none" : String.valueOf(most))
                            + "; say blanks="
                            + blanks
                            + ".");
        }
        Supply supply = rules.card().supply();
        Supply played = new Supply(rules.rules().number("jokers"), rules.rules().number("flowers"));
        if (!played.equals(supply) && !played.equals(Supply.USUAL)) {
            throw new Refusal(
                    "no_house_rules",
                    "advice counts the jokers and flowers that the card names, "
                            + supply.jokers()
                            + " and "
                            + supply.flowers()
                            + ": leave jokers and flowers out of the rules.");
        }
        if (rules.rules().is("concealed_bonus")) {
            throw new Refusal(
                    "no_house_rules",
                    "advice weighs lines by what the card says they pay: leave concealed_bonus out"
                            + " of the rules.");
        }
    }
}
