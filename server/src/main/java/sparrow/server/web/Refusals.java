package sparrow.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.records.Json;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.JournalConflict;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.Unwritten;
import sparrow.server.work.Busy;
import tools.jackson.databind.node.ObjectNode;

/// What is said where nothing can be done.
final class Refusals {
    private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);

    private Refusals() {}

    static void add(RoutesConfig routes) {
        routes.exception(ApiRefusal.class, (refusal, context) -> refuse(context, refusal));
        routes.exception(Busy.class, (busy, context) -> refuse(context, busy));
        routes.exception(
                JournalConflict.class,
                (lost, context) -> {
                    LOG.warn("{} {} could not be written", context.method(), context.path(), lost);
                    refuse(context, Unwritten.refusal(lost));
                });
        routes.exception(
                Exception.class,
                (bug, context) -> {
                    if (BrokenOff.isWhy(bug)) {
                        LOG.debug("{} {} broke off", context.method(), context.path(), bug);
                    } else {
                        LOG.error("{} {} failed", context.method(), context.path(), bug);
                    }
                    context.status(500);
                    Replies.json(
                            context, refusal("failed", "The server made a mistake; try again."));
                });
        routes.exception(
                Damaged.class,
                (unreadable, context) -> {
                    LOG.error("{} {} failed", context.method(), context.path(), unreadable);
                    context.status(503);
                    Replies.json(
                            context,
                            refusal(
                                    "unreadable journal",
                                    "The games cannot be read now; try again later."));
                });
        routes.error(
                404,
                context -> {
                    if (context.path().startsWith("/api") && !isAnswered(context)) {
                        Replies.json(
                                context,
                                refusal("no such address", "There is nothing at this address."));
                    }
                });
    }

    private static boolean isAnswered(Context context) {
        return Optional.ofNullable(context.result()).orElse("").contains("\"error\"");
    }

    private static void refuse(Context context, ApiRefusal refusal) {
        if (refusal.kind() == ApiRefusal.Kind.UNAVAILABLE) {
            context.header("Retry-After", "60");
        }
        context.status(refusal.kind().status());
        Replies.json(context, refusal(refusal.code(), refusal.sentence()));
    }

    private static void refuse(Context context, Busy busy) {
        context.header("Retry-After", String.valueOf(busy.seconds()));
        context.status(busy.why() == Busy.Why.TOO_MUCH ? 429 : 503);
        Replies.json(context, refusal("busy", busy.sentence()));
    }

    private static ObjectNode refusal(String code, String sentence) {
        return Json.MAPPER.createObjectNode().put("error", code).put("message", sentence);
    }
}
