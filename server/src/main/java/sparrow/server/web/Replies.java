package sparrow.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import sparrow.server.api.Reply;
import tools.jackson.databind.node.ObjectNode;

/// How an answer goes to whoever asked.
final class Replies {
    static final String JSON = "application/json";

    /// The most bytes of an answer that are soon compressed.
    private static final int LONG = 200_000;

    private Replies() {}

    static void json(Context context, ObjectNode node) {
        json(context, node.toString());
    }

    static void json(Context context, String text) {
        context.contentType(JSON).result(text);
    }

    /// What is long is sent as it is: to compress it would be work for the request's thread.
    static void send(Context context, Reply reply) {
        context.status(reply.status());
        if (reply.file().isPresent()) {
            context.header(
                    "Content-Disposition", "attachment; filename=\"" + reply.file().get() + "\"");
            context.contentType("application/octet-stream").result(reply.text().bytes());
            return;
        }
        context.contentType(JSON);
        if (reply.text().length() <= LONG) {
            context.result(reply.text().bytes());
            return;
        }
        context.disableCompression();
        context.res().setContentLengthLong(reply.text().length());
        try {
            reply.text().write(context.outputStream());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
