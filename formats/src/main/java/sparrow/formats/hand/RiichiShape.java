package sparrow.formats.hand;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.records.RecordedHand;
import sparrow.riichi.table.Words;

/// Whether events are those of a Riichi hand, so that formats made for such hands can hold them.
final class RiichiShape {
    private static final int DEALT = 13;
    private static final Set<String> PAYMENTS =
            Set.of(Words.RIICHI, Words.WIN, Words.NAGASHI, Words.NOTEN_PAYMENT);
    private static final Set<String> DRAWS =
            Set.of(
                    Words.EXHAUSTED,
                    Words.NAGASHI,
                    Words.NINE_TERMINALS,
                    Words.FOUR_WINDS,
                    Words.FOUR_RIICHI,
                    Words.FOUR_KANS,
                    Words.THREE_RONS);

    private Table table;
    private int wins;
    private int unpaid;

    private RiichiShape(Table table) {
        this.table = table;
    }

    static boolean fits(RecordedHand hand) {
        if (OpeningCheck.flaw(hand.started()).isPresent()) {
            return false;
        }
        RiichiShape shape = new RiichiShape(Table.start(hand.started()));
        for (Event event : hand.events().subList(1, hand.events().size())) {
            if (!shape.fits(event)) {
                return false;
            }
            shape.table = shape.table.after(event);
        }
        return shape.table.phase().equals(Words.PLAY) || shape.table.phase().equals(Words.SHOWDOWN);
    }

    private boolean fits(Event event) {
        boolean isBefore = table.phase().isEmpty();
        return switch (event) {
            case Event.WallBuilt _ -> isBefore;
            case Event.Dealt(Seat seat, List<Tile> tiles) ->
                    isBefore && tiles.size() == DEALT && table.place(seat).hand().isEmpty();
            case Event.Revealed revealed ->
                    revealed.marker().equals(Words.DORA)
                            || (revealed.marker().equals(Words.URA) && !isBefore);
            case Event.Began(String phase) ->
                    isBefore ? begins(phase) : phase.equals(Words.SHOWDOWN);
            case Event.Drew _, Event.Discarded _, Event.Declared _, Event.Shown _ -> !isBefore;
            case Event.Claimed(Seat _, Meld meld) -> !isBefore && isCall(meld);
            case Event.Laid(Seat _, Meld meld) -> !isBefore && isLaid(meld);
            case Event.Added(Seat seat, int meld, Tile tile) ->
                    !isBefore && isPon(seat, meld, tile);
            case Event.Won _ -> {
                wins++;
                unpaid++;
                yield !isBefore;
            }
            case Event.Paid paid -> isPayment(paid);
            case Event.Ended(String reason) ->
                    reason.equals(Words.WON)
                            ? wins > 0 && unpaid == 0
                            : wins == 0 && DRAWS.contains(reason);
            case Event.Started _,
                    Event.TakenBack _,
                    Event.Exchanged _,
                    Event.JokerTaken _,
                    Event.Retrieved _,
                    Event.Turned _ ->
                    false;
        };
    }

    private boolean begins(String phase) {
        return phase.equals(Words.PLAY)
                && table.markers(Words.DORA).size() == 1
                && table.seats().stream()
                        .allMatch(seat -> table.place(seat).hand().size() == DEALT);
    }

    private boolean isCall(Meld meld) {
        Optional<Meld.Taken> offered =
                table.offered()
                        .filter(offer -> offer.source() == Offer.Source.DISCARD)
                        .map(offer -> new Meld.Taken(offer.tile(), offer.seat()));
        int size = meld.tiles().size();
        boolean isSet =
                size == 3 && (meld.kind() == Meld.Kind.RUN || meld.kind() == Meld.Kind.GROUP);
        return offered.isPresent() && meld.taken().equals(offered) && (isSet || meld.isKong());
    }

    private static boolean isLaid(Meld meld) {
        return meld.kind() == Meld.Kind.FLOWERS
                ? meld.tiles().equals(List.of(Tile.NORTH))
                : meld.isKong() && meld.manner() == Meld.Manner.OWN;
    }

    private boolean isPon(Seat seat, int meld, Tile tile) {
        List<Meld> melds = table.place(seat).melds();
        return meld >= 0
                && meld < melds.size()
                && melds.get(meld).taken().isPresent()
                && melds.get(meld).kind() == Meld.Kind.GROUP
                && melds.get(meld).tiles().size() == 3
                && melds.get(meld).face() == tile.plain();
    }

    private boolean isPayment(Event.Paid paid) {
        if (paid.reason().equals(Words.WIN)) {
            unpaid--;
        }
        return PAYMENTS.contains(paid.reason())
                && unpaid >= 0
                && (wins == 0 || paid.reason().equals(Words.WIN))
                && paid.points().seats().equals(table.seats());
    }
}
