package sparrow.catalog;

import java.util.List;
import java.util.Optional;
import sparrow.american.desk.AmericanMahjong;
import sparrow.changchun.desk.ChangchunMahjong;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Unplayable;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;
import sparrow.filipino.desk.FilipinoMahjong;
import sparrow.formats.RiichiRecords;
import sparrow.hongkong.desk.HongKongMahjong;
import sparrow.records.file.Formats;
import sparrow.riichi.desk.RiichiMahjong;

/// All games.
public final class Catalog {
    private static final List<Mahjong> GAMES =
            List.of(
                    new RiichiMahjong(),
                    new AmericanMahjong(),
                    new FilipinoMahjong(),
                    new ChangchunMahjong(),
                    new HongKongMahjong());

    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));

    private Catalog() {}

    public static List<Mahjong> games() {
        return GAMES;
    }

    public static Optional<Mahjong> game(String wanted) {
        return GAMES.stream().filter(each -> each.name().equalsIgnoreCase(wanted)).findFirst();
    }

    /// Every format that records of the games come in.
    public static Formats formats() {
        return FORMATS;
    }

    /// The rules under which a hand was played, or one sentence why there are none.
    public static Reading<Variant> variant(Event.Started started) {
        Optional<Mahjong> listing =
                GAMES.stream().filter(each -> each.name().equals(started.variant())).findFirst();
        if (listing.isEmpty()) {
            return new Reading.Misread<>(0, "there is no game '" + started.variant() + "'");
        }
        Mahjong game = listing.get();
        try {
            return Rules.kept(game.options(), started.edition(), started.rules().values())
                    .map(game::variant);
        } catch (Unplayable unplayable) {
            return new Reading.Misread<>(0, unplayable.sentence());
        }
    }
}
