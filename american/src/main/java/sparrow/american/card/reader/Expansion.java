package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.american.card.Group;
import sparrow.american.card.Numbers;
import sparrow.american.card.Pattern;
import sparrow.american.card.Piece;
import sparrow.american.card.Remark;
import sparrow.american.card.Section;
import sparrow.american.card.Spelling;
import sparrow.american.card.Supply;
import sparrow.core.tile.Tile;

/// Works out every hand a printed line stands for. Each choice among its alternatives is a line of
/// its own: numbers × winds × suits.
final class Expansion {
    private static final List<Tile> WINDS = List.of(Tile.NORTH, Tile.EAST, Tile.WEST, Tile.SOUTH);

    private final Pattern pattern;
    private final boolean jokers;
    private final Supply supply;
    private final int most;
    private final NumberChoices numbers;
    private final Alternatives alternatives;
    private final List<Spelling> spellings = new ArrayList<>();
    private final Map<List<Group>, Integer> places = new HashMap<>();
    private final Set<List<Group>> impossible = new HashSet<>();
    private Optional<String> reason = Optional.empty();

    private Expansion(Pattern pattern, boolean jokers, Supply supply, int most) {
        this.pattern = pattern;
        this.jokers = jokers;
        this.supply = supply;
        this.most = most;
        this.numbers = new NumberChoices(pattern.remark());
        this.alternatives = new Alternatives(pattern);
    }

    /// @param spellings every hand that can be held
    /// @param impossible how many can not
    /// @param reason why the first of those can not
    /// @param idle the alternatives that no hand comes from, or none of its own
    record Result(
            List<Spelling> spellings,
            int impossible,
            Optional<String> reason,
            List<Alternatives.Idle> idle) {}

    /// Every hand of the pattern; ask [#tries] first how long that takes.
    ///
    /// @param most stops soon after it has found that many
    static Result of(Pattern pattern, Section section, Supply supply, int most) {
        boolean jokers =
                !section.has(Section.Trait.NOJOKERS) && !pattern.remark().has(Remark.Word.NOJOKERS);
        Expansion expansion = new Expansion(pattern, jokers, supply, most);
        expansion.choose(new int[pattern.slots().size()], 0);
        return new Result(
                List.copyOf(expansion.spellings),
                expansion.impossible.size(),
                expansion.reason,
                expansion.alternatives.idle());
    }

    /// How many combinations there are to try, hands that come up twice included.
    ///
    /// @param enough the answer need not be exact beyond it
    static long tries(Pattern pattern, long enough) {
        return pattern.choices() > enough
                ? pattern.choices()
                : tries(
                        pattern,
                        new NumberChoices(pattern.remark()),
                        new int[pattern.slots().size()],
                        0);
    }

    private static long tries(Pattern pattern, NumberChoices numbers, int[] picks, int slot) {
        if (slot == picks.length) {
            Pattern version = pattern.version(picks);
            return (long) numbers.of(version.numbers()).size()
                    * Colours.of(version).size()
                    * winds(version).size();
        }
        long tries = 0;
        for (int pick = 0; pick < pattern.slots().get(slot).size(); pick++) {
            picks[slot] = pick;
            tries += tries(pattern, numbers, picks, slot + 1);
        }
        return tries;
    }

    private static List<Tile> winds(Pattern version) {
        return version.uses('Z') ? WINDS : WINDS.subList(0, 1);
    }

    private void choose(int[] picks, int slot) {
        if (slot == picks.length) {
            expand(picks, pattern.version(picks));
            return;
        }
        for (int pick = 0; pick < pattern.slots().get(slot).size(); pick++) {
            picks[slot] = pick;
            choose(picks, slot + 1);
        }
    }

    private void expand(int[] picks, Pattern version) {
        List<Piece> pieces = version.pieces().toList();
        List<Colours> colours = Colours.of(version);
        for (Numbers number : numbers.of(version.numbers())) {
            for (Tile wind : winds(version)) {
                for (Colours colour : colours) {
                    add(picks, new Speller(number, wind, colour, jokers).spell(pieces));
                }
            }
        }
    }

    private void add(int[] picks, Spelling spelling) {
        if (spellings.size() > most) {
            return;
        }
        List<Group> sorted = spelling.sorted();
        Optional<String> lack = supply.lack(sorted);
        if (lack.isPresent()) {
            impossible.add(sorted);
            reason = reason.or(() -> lack);
            alternatives.lack(picks, lack.get());
        } else {
            int place = places.computeIfAbsent(sorted, _ -> spellings.size());
            if (place == spellings.size()) {
                spellings.add(spelling);
            }
            alternatives.held(picks, place);
        }
    }
}
