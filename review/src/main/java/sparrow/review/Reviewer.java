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
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.desk.Retelling;
import sparrow.odds.Fitting;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
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

    /// All choices of everybody.
    public MatchReview review(Transcript match, Progress progress) {
        return review(match, Set.copyOf(seats(match)), progress);
    }

    private static List<Seat> seats(Transcript match) {
        return match.hands().getFirst().started().points().seats();
    }

    /// The choices of some seats.
    public MatchReview review(Transcript match, Set<Seat> wanted, Progress progress) {
        List<Seat> seats = seats(match);
        Event.Started started = match.hands().getFirst().started();
        Spread spread = Spread.of(game, started.rules());
        Sizes sizes = Sizes.within(spread.result());
        List<HandReview> hands = new ArrayList<>();
        List<ReviewedChoice> choices = new ArrayList<>();
        List<Seat> unclear = new ArrayList<>();
        int all = match.hands().size();
        progress.done(0, all);
        for (int i = 0; i < all; i++) {
            RecordedHand hand = match.hands().get(i);
            Variant variant = variant(hand);
            Walk walk = Walk.of(variant, hand.events());
            Seats<Seer> seers = Seats.each(seats, _ -> Seer.of(level, fitting));
            HandReviewer reviewer =
                    new HandReviewer(
                            i, variant, seers, ActionWords.of(game), sizes, Optional.empty());
            HandReviewer.Reviewed reviewed = reviewer.review(walk.moments(), wanted);
            choices.addAll(reviewed.choices());
            unclear.addAll(reviewed.unclear());
            hands.add(hand(hand, walk, new Luck(variant, seers, game.laidAtOnce(variant.rules()))));
            progress.done(i + 1, all);
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
                Optional.empty(),
                hands,
                choices,
                summary);
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
            Spread spread) {
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
                Optional.empty());
    }
}
