package sparrow.server.web;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.function.Function;
import java.util.function.Supplier;
import sparrow.server.api.Reply;
import sparrow.server.work.Asker;
import sparrow.server.work.HeavyWork;
import sparrow.server.work.Size;

/// An address behind which there is much to do: a place is taken first, then the request is read,
/// then the work is done elsewhere, and stopped if the asker goes away.
///
/// @param asker who asks
/// @param reading takes from the request what the work needs
record HeavyHandler(HeavyWork work, Size size, Function<Context, Asker> asker, Reading reading)
        implements Handler {
    /// Reads a request on its own thread, and returns what is to be done on another.
    @FunctionalInterface
    interface Reading {
        Supplier<Reply> read(Context context);
    }

    @Override
    public void handle(Context context) {
        try (HeavyWork.Place place = work.admit(asker.apply(context), size);
                Departure departure = new Departure(context)) {
            Supplier<Reply> task = reading.read(context);
            Replies.send(context, place.ask(task, departure::watch));
        }
    }
}
