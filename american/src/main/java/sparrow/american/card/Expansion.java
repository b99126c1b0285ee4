package sparrow.american.card;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import sparrow.core.tile.Tile;

/// Works out every hand a printed line stands for: alternatives × numbers × winds × suits.
final class Expansion {
    private static final List<Tile> WINDS = List.of(Tile.NORTH, Tile.EAST, Tile.WEST, Tile.SOUTH);

    private final Pattern pattern;
    private final boolean jokers;
    private final Supply supply;
    private final int most;
    private final Map<List<Group>, Spelling> spellings = new LinkedHashMap<>();
    private int impossible;
    private Optional<String> reason = Optional.empty();

    private Expansion(Pattern pattern, boolean jokers, Supply supply, int most) {
        this.pattern = pattern;
        this.jokers = jokers;
        this.supply = supply;
        this.most = most;
    }

    /// @param spellings every hand that can be held
    /// @param impossible how many can not
    /// @param reason why the first of those can not
    record Result(List<Spelling> spellings, int impossible, Optional<String> reason) {}

    /// Every hand of the pattern; ask [#tries] first how long that takes.
    ///
    /// @param most stops soon after it has found that many
    static Result of(Pattern pattern, Section section, Supply supply, int most) {
        boolean jokers =
                !section.has(Section.Trait.NOJOKERS) && !pattern.remark().has(Remark.Word.NOJOKERS);
        Expansion expansion = new Expansion(pattern, jokers, supply, most);
        expansion.expand();
        return new Result(
                List.copyOf(expansion.spellings.values()), expansion.impossible, expansion.reason);
    }

    /// How many combinations there are to try, hands that come up twice included.
    static long tries(Pattern pattern) {
        long tries = Numbers.of(pattern).size() * (long) Colours.of(pattern).size();
        tries *= pattern.uses('Z') ? WINDS.size() : 1;
        for (List<Piece> slot : pattern.slots()) {
            tries = Math.min(tries * slot.size(), Integer.MAX_VALUE);
        }
        return tries;
    }

    private void expand() {
        List<Numbers> numbers = Numbers.of(pattern);
        List<Colours> colours = Colours.of(pattern);
        List<Tile> winds = pattern.uses('Z') ? WINDS : WINDS.subList(0, 1);
        choices(
                new ArrayList<>(),
                pieces -> {
                    for (Numbers number : numbers) {
                        for (Tile wind : winds) {
                            for (Colours colour : colours) {
                                add(new Speller(number, wind, colour, jokers).spell(pieces));
                            }
                        }
                    }
                });
    }

    private void choices(List<Piece> chosen, Consumer<List<Piece>> consumer) {
        if (chosen.size() == pattern.slots().size()) {
            consumer.accept(chosen);
            return;
        }
        for (Piece piece : pattern.slots().get(chosen.size())) {
            chosen.add(piece);
            choices(chosen, consumer);
            chosen.removeLast();
        }
    }

    private void add(Spelling spelling) {
        List<Group> sorted = spelling.sorted();
        if (spellings.size() > most || spellings.containsKey(sorted)) {
            return;
        }
        Optional<String> lack = supply.lack(sorted);
        if (lack.isEmpty()) {
            spellings.put(sorted, spelling);
        } else {
            impossible++;
            reason = reason.or(() -> lack);
        }
    }
}
