package sparrow.american.card;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Eight bytes of an array as one number, the first of them the lowest.
final class EightBytes {
    private static final VarHandle VIEW =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private EightBytes() {}

    static long get(byte[] bytes, int at) {
        return (long) VIEW.get(bytes, at);
    }

    static void set(byte[] bytes, int at, long eight) {
        VIEW.set(bytes, at, eight);
    }
}
