package sparrow.catalog;

import java.util.List;
import java.util.Optional;
import sparrow.american.desk.AmericanMahjong;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.table.Unplayable;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;
import sparrow.filipino.desk.FilipinoMahjong;

/// All games.
public final class Catalog {
    private static final List<Listing> GAMES =
            List.of(
                    RiichiListing.LISTING,
                    AmericanListing.LISTING,
                    FilipinoListing.LISTING,
                    ChangchunListing.LISTING);

    private static final List<Mahjong> ASKED = List.of(new FilipinoMahjong(), new AmericanMahjong());

    private Catalog() {}

    /// The games one can ask about a hand.
    public static List<Mahjong> asked() {
        return ASKED;
    }

    /// The game of that name that one can ask about a hand.
    public static Mahjong asked(String name) {
        return ASKED.stream().filter(game -> game.name().equals(name)).findFirst().orElseThrow();
    }

    public static List<Listing> games() {
        return GAMES;
    }

    public static Optional<Listing> game(String wanted) {
        return GAMES.stream().filter(each -> each.name().equalsIgnoreCase(wanted)).findFirst();
    }

    /// The rules under which a hand was played, or one sentence why there are none.
    public static Reading<Variant> variant(Event.Started started) {
        Optional<Listing> listing =
                GAMES.stream().filter(each -> each.name().equals(started.variant())).findFirst();
        if (listing.isEmpty()) {
            return new Reading.Misread<>(0, "there is no game '" + started.variant() + "'");
        }
        List<Option> options = listing.get().options();
        for (Option option : options) {
            if (!started.rules().values().containsKey(option.name())) {
                return new Reading.Misread<>(0, "the rules have no value for " + option.name());
            }
        }
        try {
            return Rules.of(options, started.rules().values()).map(listing.get()::variant);
        } catch (Unplayable unplayable) {
            return new Reading.Misread<>(0, unplayable.sentence());
        }
    }
}
