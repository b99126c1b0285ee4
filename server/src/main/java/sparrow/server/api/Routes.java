package sparrow.server.api;

import static sparrow.server.api.Route.FILE;
import static sparrow.server.api.Route.HAND;
import static sparrow.server.api.Route.Method.DELETE;
import static sparrow.server.api.Route.QUESTION;
import static sparrow.server.api.Route.Work.BY_LENGTH;
import static sparrow.server.api.Route.Work.LARGE;
import static sparrow.server.api.Route.Work.NONE;
import static sparrow.server.api.Route.Work.SMALL;
import static sparrow.server.api.Route.get;
import static sparrow.server.api.Route.post;

import java.util.ArrayList;
import java.util.List;
import sparrow.desk.Inquiry;
import sparrow.desk.Subject;
import sparrow.server.table.FinishedMatches;
import sparrow.server.table.TableAsk;
import sparrow.server.table.TableAsk.Kind;
import sparrow.server.table.Whereabouts;

/// Every address at which something can be asked, but for those at which a table is made, thinks or
/// is connected to: they depend on who asks. `docs/protocol.md` describes them.
public final class Routes {
    private Routes() {}

    public static List<Route> of(Whereabouts whereabouts, FinishedMatches finished) {
        List<Route> routes = new ArrayList<>();
        routes.addAll(games());
        routes.addAll(tables(whereabouts));
        routes.addAll(records(new RecordsApi(finished)));
        routes.addAll(replays());
        SubjectsApi.subjects().forEach(subject -> routes.addAll(subject(subject)));
        return List.copyOf(routes);
    }

    private static List<Route> games() {
        return List.of(
                get("/games", NONE, _ -> Reply.of(200, GamesApi.all())),
                post(
                        "/rules",
                        QUESTION,
                        BY_LENGTH,
                        asked -> Reply.of(GamesApi.rules(asked.object()))),
                post(
                        "/scoring",
                        QUESTION,
                        BY_LENGTH,
                        asked -> Reply.of(GamesApi.scoring(asked.object()))),
                post(
                        "/answers/{game}",
                        QUESTION,
                        SMALL,
                        asked -> AnswersApi.answer(asked.part("game"), asked.text())),
                post(
                        "/answers/{game}/sheet",
                        QUESTION,
                        SMALL,
                        asked -> AnswersApi.sheet(asked.part("game"), asked.object())));
    }

    private static List<Route> tables(Whereabouts whereabouts) {
        return List.of(
                get("/tables", NONE, _ -> Reply.of(TablesApi.lobby(whereabouts))),
                get("/tables/{table}", NONE, asked -> ask(whereabouts, asked, Kind.SHOW)),
                post(
                        "/tables/{table}/join",
                        QUESTION,
                        NONE,
                        asked -> ask(whereabouts, asked, Kind.JOIN)),
                post(
                        "/tables/{table}/leave",
                        0,
                        NONE,
                        asked -> ask(whereabouts, asked, Kind.LEAVE)),
                post(
                        "/tables/{table}/seats",
                        QUESTION,
                        NONE,
                        asked -> ask(whereabouts, asked, Kind.PLACE)),
                post(
                        "/tables/{table}/close",
                        0,
                        NONE,
                        asked -> ask(whereabouts, asked, Kind.CLOSE)),
                new Route(
                        DELETE,
                        "/records/{record}",
                        0,
                        NONE,
                        asked ->
                                Reply.of(
                                        whereabouts.ask(
                                                asked.part("record"),
                                                new TableAsk(Kind.FORGET, asked.secret(), "")))));
    }

    private static Reply ask(Whereabouts whereabouts, Request asked, Kind kind) {
        return Reply.of(
                whereabouts.ask(
                        asked.part("table"), new TableAsk(kind, asked.secret(), asked.text())));
    }

    private static List<Route> records(RecordsApi records) {
        return List.of(
                get(
                        "/records",
                        SMALL,
                        asked ->
                                Reply.of(
                                        records.list(
                                                asked.parameter("game").orElse(""),
                                                asked.parameter("before")))),
                get(
                        "/records/{record}",
                        SMALL,
                        asked -> Reply.of(records.show(asked.part("record"), asked.secret()))),
                post(
                        "/records/own",
                        QUESTION,
                        SMALL,
                        asked -> Reply.of(records.own(asked.object()))),
                get(
                        "/records/{record}/file",
                        SMALL,
                        asked ->
                                records.download(
                                        asked.part("record"),
                                        asked.parameter("format").orElse("sparrow"),
                                        asked.secret())),
                post(
                        "/records/read",
                        FILE,
                        LARGE,
                        asked ->
                                Reply.of(
                                        UploadsApi.read(
                                                asked.body(),
                                                asked.parameter("record").orElse("")))),
                get(
                        "/records/{record}/review",
                        SMALL,
                        asked ->
                                Reply.of(
                                        ReviewApi.asked(asked)
                                                .of(
                                                        records.transcript(
                                                                asked.part("record"),
                                                                asked.secret())))),
                post(
                        "/review",
                        FILE,
                        LARGE,
                        asked ->
                                Reply.of(
                                        ReviewApi.asked(asked)
                                                .of(
                                                        asked.body(),
                                                        asked.parameter("record").orElse("")))));
    }

    private static List<Route> replays() {
        return List.of(
                post(
                        "/replay/seen",
                        HAND,
                        SMALL,
                        asked -> Reply.of(ReplayApi.seen(asked.object()))),
                post(
                        "/replay/choices",
                        HAND,
                        SMALL,
                        asked -> Reply.of(ReplayApi.choices(asked.object()))),
                post(
                        "/replay/advice",
                        HAND,
                        SMALL,
                        asked -> Reply.of(ReplayApi.advice(asked.object()))));
    }

    private static List<Route> subject(Subject subject) {
        List<Route> routes = new ArrayList<>();
        String path = "/" + subject.plural();
        routes.add(get(path, NONE, _ -> Reply.of(SubjectsApi.known(subject))));
        for (Inquiry task : SubjectsApi.inquiries(subject)) {
            routes.add(
                    post(
                            path + "/" + task.name(),
                            QUESTION,
                            SMALL,
                            asked -> Reply.of(200, SubjectsApi.answer(task, asked.object()))));
        }
        return routes;
    }
}
