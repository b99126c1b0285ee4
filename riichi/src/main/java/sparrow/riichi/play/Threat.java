package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Thrown;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// Somebody who may be ready: how likely that is, what dealing in would cost, and how dangerous
/// each kind is if so.
final class Threat {
    private static final double RIICHI_COST = 5_600;
    private static final double OPEN_COST = 2_200;
    private static final double DEALER = 1.5;

    /// By melds claimed: how likely the hand is ready at first, and more so with every discard.
    private static final double[] READY = {0, 0, 0.1, 0.4, 1};

    private static final double[] READIER = {0, 0.008, 0.02, 0.03, 0};

    /// Below this a hand is not worth a thought.
    private static final double QUIET = 0.12;

    private final Seat seat;
    private final boolean riichi;
    private final double ready;
    private final double cost;
    private final long safe;
    private final double[] danger;

    /// @param safe a bit for each kind that this seat cannot win on
    private Threat(
            Seat seat, boolean riichi, double ready, double cost, long safe, double[] danger) {
        this.seat = seat;
        this.riichi = riichi;
        this.ready = ready;
        this.cost = cost;
        this.safe = safe;
        this.danger = danger;
    }

    static List<Threat> of(Situation now) {
        List<Threat> threats = new ArrayList<>(3);
        for (Seat seat : now.table.seats()) {
            Place place = now.table.place(seat);
            if (seat != now.seat) {
                boolean riichi = Situation.isInRiichi(place);
                double ready = riichi ? 1 : openReady(place);
                if (ready >= QUIET) {
                    long safe = thrown(place) | (riichi ? passed(now, seat) : 0);
                    double cost = riichi ? RIICHI_COST : openCost(now, place);
                    threats.add(
                            new Threat(
                                    seat,
                                    riichi,
                                    ready,
                                    now.table.dealer() == seat ? DEALER * cost : cost,
                                    safe,
                                    Danger.of(safe, now.unseen)));
                }
            }
        }
        return threats;
    }

    private static double openReady(Place place) {
        int melds = 0;
        for (Meld meld : place.melds()) {
            melds += meld.manner() == Meld.Manner.CLAIMED ? 1 : 0;
        }
        return Math.min(1, READY[melds] + READIER[melds] * place.pond().size());
    }

    private static double openCost(Situation now, Place place) {
        int bonus = 0;
        for (Meld meld : place.melds()) {
            for (Tile tile : meld.tiles()) {
                bonus += tile.kind() < Tile.KINDS ? now.bonus(tile) : 0;
            }
        }
        return Math.min(8_000, OPEN_COST * (1 + 0.8 * bonus));
    }

    private static long thrown(Place place) {
        long kinds = 0;
        for (Thrown thrown : place.pond()) {
            kinds |= 1L << thrown.tile().kind();
        }
        return kinds;
    }

    /// What anybody has discarded since that seat declared riichi, and it did not win on.
    private static long passed(Situation now, Seat seat) {
        long kinds = 0;
        for (Event event : now.table.log().events().reversed()) {
            if (event instanceof Event.Discarded(Seat _, Tile tile, var _)) {
                kinds |= 1L << tile.kind();
            } else if (event instanceof Event.Declared(Seat who, String _) && who == seat) {
                return kinds;
            }
        }
        return kinds;
    }

    Seat seat() {
        return seat;
    }

    /// Whether the seat has declared riichi.
    boolean isRiichi() {
        return riichi;
    }

    /// How likely the seat is ready.
    double ready() {
        return ready;
    }

    /// What dealing in costs on average.
    double cost() {
        return cost;
    }

    /// How likely this kind deals in, if the seat is ready.
    double danger(int kind) {
        return danger[kind];
    }

    /// The points that discarding this kind loses on average.
    double risk(int kind) {
        return ready * cost * danger[kind];
    }

    boolean isSafe(int kind) {
        return (safe >>> kind & 1) != 0;
    }
}
