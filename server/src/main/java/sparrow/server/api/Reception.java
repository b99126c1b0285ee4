package sparrow.server.api;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sparrow.core.game.Level;
import sparrow.core.tile.Seat;
import sparrow.records.Json;
import sparrow.server.table.Advising;
import sparrow.server.table.Answer;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.Calls;
import sparrow.server.table.Line;
import sparrow.server.table.LiveTable;
import sparrow.server.table.Pace;
import sparrow.server.table.PlayerName;
import sparrow.server.table.Request;
import sparrow.server.table.TableAsk;
import sparrow.server.table.Viewer;
import sparrow.server.work.Asker;
import sparrow.server.work.HeavyWork;
import sparrow.server.work.Size;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a table that is kept here says to requests and connections, wherever they come from.
public final class Reception {
    private Reception() {}

    /// What the table says to a request.
    public static ObjectNode answer(LiveTable table, TableAsk ask) {
        return switch (ask.kind()) {
            case STATE -> table.state();
            case SHOW -> invited(table, ask.secret()).state();
            case JOIN -> join(invited(table, ask.secret()), ask);
            case LEAVE -> {
                table.leave(secret(ask));
                yield Json.MAPPER.createObjectNode();
            }
            case PLACE -> place(table, ask);
            case CLOSE -> {
                table.close(secret(ask));
                yield Json.MAPPER.createObjectNode();
            }
            case FORGET -> throw ApiRefusal.notNow("not over", "The match goes on.");
            case END -> {
                table.end(ask.body());
                yield Json.MAPPER.createObjectNode();
            }
        };
    }

    private static ObjectNode join(LiveTable table, TableAsk ask) {
        JsonNode body = JsonBody.only(JsonBody.object(ask.body()), List.of("name", "seat"));
        Optional<Seat> seat =
                table.seatFor(
                        ask.secret(), JsonBody.optionalText(body, "seat").map(JsonBody::seat));
        LiveTable.Joined joined = table.join(PlayerName.of(JsonBody.text(body, "name")), seat);
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("seat", joined.seat().name()).put("token", joined.token());
        return node.set("state", joined.state());
    }

    private static ObjectNode place(LiveTable table, TableAsk ask) {
        JsonNode body = JsonBody.only(JsonBody.object(ask.body()), List.of("seat", "bot"));
        Optional<String> bot =
                JsonBody.optionalText(body, "bot").map(name -> GamesApi.bot(table.game(), name));
        return table.place(secret(ask), JsonBody.seat(JsonBody.text(body, "seat")), bot);
    }

    /// What there is to say to a seat about what it must choose now, thought about apart from the
    /// tables; nothing if nothing waits.
    ///
    /// @param watch told what to do when the asker leaves
    public static ObjectNode advise(
            HeavyWork work, LiveTable table, Advising asked, Consumer<Runnable> watch) {
        String secret = secret(asked.secret());
        Asker asker = new Asker(asked.address()).as(table.person(secret));
        try (HeavyWork.Place place = work.admit(asker, Size.SMALL)) {
            JsonNode body = JsonBody.only(JsonBody.object(asked.body()), List.of("level"));
            String name = JsonBody.text(body, "level");
            Level level = table.game().level(GamesApi.bot(table.game(), name)).orElseThrow();
            Optional<LiveTable.Asked> waiting = table.asked(secret);
            return place.ask(
                    () ->
                            waiting.map(choice -> advised(table, choice, level))
                                    .orElseGet(Json.MAPPER::createObjectNode),
                    watch);
        }
    }

    private static ObjectNode advised(LiveTable table, LiveTable.Asked asked, Level level) {
        return AnswersApi.answer(table.game(), asked.view(), asked.choice(), level)
                .put("decision", asked.decision());
    }

    /// Seats somebody who says hello, or lets one watch.
    public static Line connect(LiveTable table, Viewer viewer, JsonNode hello) {
        Optional<Integer> since =
                hello.path("since").isInt()
                        ? Optional.of(hello.path("since").intValue())
                        : Optional.empty();
        Optional<String> token = JsonBody.optionalText(hello, "token");
        if (token.isPresent()) {
            return new LocalLine(table, viewer, Optional.of(table.sit(viewer, token.get(), since)));
        }
        invited(table, JsonBody.optionalText(hello, "invitation").orElse(""));
        table.watch(viewer, since);
        return new LocalLine(table, viewer, Optional.empty());
    }

    /// A line to a table that is kept here.
    private record LocalLine(LiveTable live, Viewer viewer, Optional<Seat> seat) implements Line {
        @Override
        public String table() {
            return live.name();
        }

        @Override
        public Optional<String> name() {
            return live.personName(viewer);
        }

        @Override
        public void hear(JsonNode message) {
            live.hear(viewer, request(message));
        }

        @Override
        public void lost() {
            live.lost(viewer);
        }
    }

    /// What a message asks for.
    public static Request request(JsonNode message) {
        return switch (message.path("type").asString("")) {
            case "commit" ->
                    new Request.Commit(
                            number(message, "round"), JsonBody.text(message, "commitment"));
            case "reveal" ->
                    new Request.Reveal(number(message, "round"), JsonBody.text(message, "nonce"));
            case "answer" -> new Request.Answering(Answer.read(message));
            case "uncover" -> new Request.Uncover(decision(message));
            case "advise" -> new Request.Advise(decision(message), JsonBody.text(message, "level"));
            case "calls" ->
                    new Request.Calling(
                            JsonBody.flag(message, "on").orElse(true) ? Calls.ON : Calls.OFF);
            case "ready" -> new Request.Ready();
            case "pace" -> new Request.Pacing(pace(message));
            default -> throw ApiRefusal.unreadable("There is no such message; see the protocol.");
        };
    }

    private static Pace pace(JsonNode message) {
        return Pace.of(JsonBody.text(message, "pace"))
                .orElseThrow(() ->
                        ApiRefusal.unreadable("The pace is \"slow\", \"normal\" or \"fast\"."));
    }

    private static int decision(JsonNode message) {
        return number(message, "decision");
    }

    private static int number(JsonNode message, String name) {
        JsonNode number = message.path(name);
        if (!number.isInt()) {
            throw ApiRefusal.unreadable("The message must name the " + name + " it is about.");
        }
        return number.intValue();
    }

    // --- secrets ---

    public static ApiRefusal missing() {
        return new ApiRefusal(
                ApiRefusal.Kind.MISSING,
                "no such table",
                "There is no such table any more; look at the lobby.");
    }

    /// The table, if everybody may see it or the secret lets one in; somebody without it learns no
    /// more than if there were no table.
    private static LiveTable invited(LiveTable table, String secret) {
        if (!table.isOpenTo(secret)) {
            throw missing();
        }
        return table;
    }

    private static String secret(TableAsk ask) {
        return secret(ask.secret());
    }

    /// A secret that must be there.
    static String secret(String carried) {
        if (carried.isEmpty()) {
            throw new ApiRefusal(
                    ApiRefusal.Kind.FORBIDDEN,
                    "no secret",
                    "Only whoever has the secret may do that.");
        }
        return carried;
    }
}
