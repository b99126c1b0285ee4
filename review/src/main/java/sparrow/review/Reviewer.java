package sparrow.review;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.desk.Mahjong;
import sparrow.desk.Retelling;
import sparrow.odds.Fitting;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.replay.Moment;
import sparrow.records.replay.Walk;

/// Reviews matches of a game as one of its levels sees them.
public final class Reviewer {
    private final Mahjong game;
    private final Level level;
    private final Fitting fitting;

    /// @param level one of those that [#levels(Mahjong)] lists
    public Reviewer(Mahjong game, Level level) {
        if (!levels(game).contains(level)) {
            throw new IllegalArgumentException(level.name() + " cannot tell what choices cost");
        }
        this.game = game;
        this.level = level;
        this.fitting = game.fitting().orElseThrow();
    }

    /// The levels that tell what their choices are worth in points, the weakest first.
    public static List<Level> levels(Mahjong game) {
        return game.fitting().isEmpty()
                ? List.of()
                : game.levels().stream().filter(Seer::tells).toList();
    }

    /// Why a match cannot be reviewed, in one sentence without its point; nothing where it can.
    public static Optional<String> flaw(Transcript match) {
        if (match.hands().isEmpty()) {
            return Optional.of("there is no hand in it");
        }
        String game = match.hands().getFirst().started().variant();
        for (RecordedHand hand : match.hands()) {
            if (!hand.started().variant().equals(game)) {
                return Optional.of("its hands are of several games");
            }
            if (Catalog.variant(hand.started()) instanceof Reading.Misread<Variant> misread) {
                return Optional.of(misread.why());
            }
            if (!isWallKnown(hand)) {
                return Optional.of("the wall is hidden: only a whole log can be reviewed");
            }
        }
        return Optional.empty();
    }

    private static boolean isWallKnown(RecordedHand hand) {
        return hand.events().size() < 2
                || (hand.events().get(1) instanceof Event.WallBuilt built
                        && !built.tiles().contains(Tile.HIDDEN));
    }

    /// All choices of everybody.
    public MatchReview review(Transcript match, HowFar progress) {
        return review(match, Set.copyOf(seats(match)), progress);
    }

    private static List<Seat> seats(Transcript match) {
        return match.hands().getFirst().started().points().seats();
    }

    /// The choices of some seats.
    public MatchReview review(Transcript match, Set<Seat> wanted, HowFar progress) {
        return review(match, 0, match.hands().size(), wanted, progress);
    }

    /// The choices of some seats in one hand alone.
    ///
    /// @param hand its index in the match
    public MatchReview hand(Transcript match, int hand, Set<Seat> wanted, HowFar progress) {
        return review(match, hand, hand + 1, wanted, progress);
    }

    private MatchReview review(
            Transcript match, int from, int to, Set<Seat> wanted, HowFar progress) {
        List<Seat> seats = seats(match);
        HandSpread spread = HandSpread.of(game, match.hands().getFirst().started().rules());
        Sizes sizes = Sizes.within(spread.result());
        List<HandReview> hands = new ArrayList<>();
        List<ReviewedChoice> choices = new ArrayList<>();
        List<Seat> unclear = new ArrayList<>();
        Optional<String> unit = Optional.empty();
        progress.done(0, to - from);
        for (int i = from; i < to; i++) {
            RecordedHand hand = match.hands().get(i);
            Variant variant = variant(hand);
            Walk walk = Walk.of(variant, hand.events());
            Seats<Seer> seers = seers(seats);
            Optional<Placing> placing = placing(variant, spread);
            HandReviewer.Reviewed reviewed =
                    new HandReviewer(i, variant, seers, ActionWords.of(game), sizes, placing)
                            .review(walk.moments(), wanted);
            choices.addAll(reviewed.choices());
            unclear.addAll(reviewed.unclear());
            unit = placing.map(Placing::unit);
            hands.add(hand(hand, walk, new Luck(variant, seers, game.laidAtOnce(variant.rules()))));
            progress.done(i + 1 - from, to - from);
        }
        Seats<SeatSummary> summary =
                Seats.each(
                        seats, seat -> summary(seat, hands, choices, count(unclear, seat), spread));
        return new MatchReview(
                game,
                level,
                match.header(),
                wanted.isEmpty() ? List.of() : List.copyOf(EnumSet.copyOf(wanted)),
                sizes,
                unit,
                from,
                hands,
                choices,
                summary);
    }

    private Seats<Seer> seers(List<Seat> seats) {
        return Seats.each(seats, _ -> Seer.of(level, fitting));
    }

    private Optional<Placing> placing(Variant variant, HandSpread spread) {
        return game.placement(variant.rules())
                .map(placement ->
                        new Placing(placement, spread.result(), variant.first().points().size()));
    }

    /// All choices of everybody, without what the tiles brought.
    List<ReviewedChoice> choices(Transcript match) {
        List<Seat> seats = seats(match);
        List<ReviewedChoice> choices = new ArrayList<>();
        for (RecordedHand hand : match.hands()) {
            Variant variant = variant(hand);
            Sizes sizes = Sizes.within(HandSpread.of(game, variant.rules()).result());
            choices.addAll(
                    new HandReviewer(
                                    0,
                                    variant,
                                    seers(seats),
                                    ActionWords.of(game),
                                    sizes,
                                    Optional.empty())
                            .review(
                                    Walk.of(variant, hand.events()).moments(),
                                    EnumSet.copyOf(seats))
                            .choices());
        }
        return choices;
    }

    /// One choice of a hand; nothing where it is not certain what was done.
    ///
    /// @param moment in which the seat had to choose
    public Optional<ReviewedChoice> choice(Moment moment, Seat seat) {
        Table table = moment.table();
        Variant variant = game.variant(table.rules());
        HandSpread spread = HandSpread.of(game, table.rules());
        HandReviewer reviewer =
                new HandReviewer(
                        0,
                        variant,
                        seers(table.seats()),
                        ActionWords.of(game),
                        Sizes.within(spread.result()),
                        placing(variant, spread));
        return moment.action(seat).map(action -> reviewer.choice(moment, seat, action));
    }

    private static Variant variant(RecordedHand hand) {
        return switch (Catalog.variant(hand.started())) {
            case Reading.Read<Variant>(Variant variant) -> variant;
            case Reading.Misread<Variant>(int _, String why) ->
                    throw new IllegalArgumentException(why);
        };
    }

    private static int count(List<Seat> unclear, Seat seat) {
        return (int) unclear.stream().filter(each -> each == seat).count();
    }

    private HandReview hand(RecordedHand hand, Walk walk, Luck luck) {
        boolean isDealt = !walk.moments().isEmpty();
        Optional<HandCourse> course =
                isDealt
                        ? Optional.of(
                                new CourseOfHand(
                                                luck,
                                                walk.end().log().events(),
                                                walk.moments().getFirst().after())
                                        .followed())
                        : Optional.empty();
        return new HandReview(
                hand,
                title(hand),
                course,
                walk.end().isOver() ? Optional.of(walk.end().points()) : Optional.empty(),
                walk.isWhole());
    }

    private String title(RecordedHand hand) {
        Optional<Retelling> words = game.retelling();
        return words.map(each -> each.title(hand.events()).toString())
                .orElseGet(() -> "hand " + (hand.started().hand() + 1));
    }

    private static SeatSummary summary(
            Seat seat,
            List<HandReview> hands,
            List<ReviewedChoice> choices,
            int unclear,
            HandSpread spread) {
        List<ReviewedChoice> own =
                choices.stream()
                        .filter(choice -> choice.seat() == seat)
                        .collect(Collectors.toList());
        int result = 0;
        int finished = 0;
        double play = 0;
        for (HandReview hand : hands) {
            if (hand.play().isPresent()) {
                result += hand.result().orElseThrow().get(seat);
                play += hand.play().get().get(seat);
                finished++;
            }
        }
        Optional<SeatSummary.Parts> parts =
                finished == 0
                        ? Optional.empty()
                        : Optional.of(
                                new SeatSummary.Parts(
                                        result - play,
                                        play,
                                        1.96 * spread.play() * Math.sqrt(finished)));
        return new SeatSummary(
                SeatSummary.count(own),
                unclear,
                SeatSummary.kinds(own),
                SeatSummary.costliest(choices, own),
                result,
                parts,
                own.stream()
                        .flatMap(choice -> choice.placement().stream())
                        .map(ReviewedChoice.PlacementCost::cost)
                        .reduce(Double::sum));
    }
}
