package sparrow.server.journal;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32C;

/// A number by which a row shows that it is as it was written. It finds damage, not forgery.
final class Checksum {
    private Checksum() {}

    static long of(List<Object> columns) {
        CRC32C sum = new CRC32C();
        for (Object column : columns) {
            sum.update(String.valueOf(column).getBytes(StandardCharsets.UTF_8));
            sum.update(0);
        }
        return sum.getValue();
    }
}
