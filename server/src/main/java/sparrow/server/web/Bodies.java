package sparrow.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import sparrow.server.table.ApiRefusal;

/// What requests carry, read within bounds.
final class Bodies {
    private static final int PART = 16_384;

    /// The longest time in which a body arrives; it must not hold a place for ever.
    private static final long LONGEST_NANOS = 15_000_000_000L;

    private Bodies() {}

    /// Where a request says how long it is, one array holds it from the start: one that grows costs
    /// several times its length.
    static byte[] bytes(Context context, int most) {
        long declared = context.req().getContentLengthLong();
        byte[] body = new byte[declared < 0 || declared > most ? PART : (int) declared];
        int length = 0;
        long began = System.nanoTime();
        try {
            InputStream in = context.bodyInputStream();
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (length == most) {
                    throw new ApiRefusal(
                            ApiRefusal.Kind.TOO_LONG,
                            "too long",
                            "That is longer than " + most + " bytes; send less.");
                }
                if (System.nanoTime() - began > LONGEST_NANOS) {
                    throw new ApiRefusal(
                            ApiRefusal.Kind.TOO_LONG,
                            "too slow",
                            "That took too long to arrive; send less, or over a faster line.");
                }
                if (length == body.length) {
                    body = Arrays.copyOf(body, Math.min(2 * length + PART, most));
                }
                body[length++] = (byte) next;
                length += Math.max(0, in.read(body, length, Math.min(PART, body.length - length)));
            }
            return length == body.length ? body : Arrays.copyOf(body, length);
        } catch (IOException broken) {
            throw ApiRefusal.unreadable("The request broke off; send it again.");
        }
    }
}
