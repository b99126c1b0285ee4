package sparrow.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
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

    static HeavyHandler.Reply told(ObjectNode node) {
        return told(node.toString());
    }

    static HeavyHandler.Reply told(AnswersApi.Answer answer) {
        LongText text = new LongText().append(answer.text());
        return context -> {
            context.status(answer.status());
            send(context, text);
        };
    }

    static HeavyHandler.Reply told(String text) {
        return told(new LongText().append(text));
    }

    static HeavyHandler.Reply told(LongText text) {
        return context -> send(context, text);
    }

    /// What is long is sent as it is: to compress it would be work for the request's thread.
    private static void send(Context context, LongText text) {
        context.contentType(JSON);
        if (text.length() <= LONG) {
            context.result(text.bytes());
            return;
        }
        context.disableCompression();
        context.res().setContentLengthLong(text.length());
        try {
            text.write(context.outputStream());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
