package sparrow.server.api;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.table.Impossible;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.review.HowFar;
import sparrow.review.MatchReview;
import sparrow.review.ReviewJson;
import sparrow.review.Reviewer;
import sparrow.server.table.ApiRefusal;
import tools.jackson.databind.node.ObjectNode;

/// Reviews of finished games and of files, whole or hand by hand.
///
/// @param level who reviews; nothing for the strongest
/// @param seat whose choices; nothing for those of all
/// @param hand the index of the one hand to review; nothing for all
record ReviewApi(Optional<String> level, Optional<String> seat, Optional<String> hand) {
    static ReviewApi asked(Request request) {
        return new ReviewApi(
                request.parameter("level"), request.parameter("seat"), request.parameter("hand"));
    }

    /// The review of a file somebody sent.
    ///
    /// @param record which one of several, counted from 1; nothing for the only one
    ObjectNode of(byte[] bytes, String record) {
        RecordFile file = UploadsApi.one(bytes, record);
        ObjectNode node = of(Catalog.formats().completed(file, Formats.SPARROW));
        return node.put("format", file.format().key());
    }

    /// The review of a match.
    ObjectNode of(Transcript match) {
        Reviewer.flaw(match)
                .ifPresent(why -> {
                    throw ApiRefusal.unreadable(
                            GamesApi.sentence("this cannot be reviewed: " + why));
                });
        Mahjong game =
                Catalog.game(match.hands().getFirst().started().variant())
                        .orElseThrow(() -> ApiRefusal.unreadable("That game is not known here."));
        Reviewer reviewer = new Reviewer(game, level(game));
        Set<Seat> seats = seats(match);
        Optional<Integer> number = hand.map(text -> number(text, match.hands().size()));
        HowFar wanted = (_, _) -> ReplayApi.checkWanted();
        try {
            MatchReview review =
                    number.map(index -> reviewer.hand(match, index, seats, wanted))
                            .orElseGet(() -> reviewer.review(match, seats, wanted));
            return ReviewJson.of(review);
        } catch (Impossible impossible) {
            throw ApiRefusal.unreadable(
                    "This cannot have happened: " + impossible.getMessage() + ".");
        }
    }

    private Level level(Mahjong game) {
        List<Level> levels = Reviewer.levels(game);
        if (level.isEmpty() && !levels.isEmpty()) {
            return levels.getLast();
        }
        return levels.stream()
                .filter(each -> each.isCalled(level.orElse("")))
                .findFirst()
                .orElseThrow(() ->
                        ApiRefusal.unreadable(
                                "That level does not tell what choices cost; these do: "
                                        + levels.stream()
                                                .map(Level::name)
                                                .collect(Collectors.joining(", "))
                                        + "."));
    }

    private Set<Seat> seats(Transcript match) {
        List<Seat> all = match.hands().getFirst().started().points().seats();
        if (seat.isEmpty()) {
            return Set.copyOf(all);
        }
        Seat one = JsonBody.seat(seat.get());
        if (!all.contains(one)) {
            throw ApiRefusal.unreadable("Nobody sits at " + one + " in this game.");
        }
        return Set.of(one);
    }

    private static int number(String text, int hands) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 0 && number < hands) {
                return number;
            }
        } catch (NumberFormatException _) {
            // told below
        }
        throw ApiRefusal.unreadable("\"hand\" is a number from 0 to " + (hands - 1) + ".");
    }
}
