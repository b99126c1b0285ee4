package sparrow.page.stead.java.util.zip;

/// The checksum CRC-32C.
public final class CRC32C {
    private static final int[] TABLE = new int[256];

    static {
        for (int value = 0; value < TABLE.length; value++) {
            int sum = value;
            for (int bit = 0; bit < 8; bit++) {
                sum = (sum & 1) == 1 ? (sum >>> 1) ^ 0x82F6_3B78 : sum >>> 1;
            }
            TABLE[value] = sum;
        }
    }

    private int sum = -1;

    public void update(int value) {
        sum = (sum >>> 8) ^ TABLE[(sum ^ value) & 255];
    }

    public void update(byte[] bytes) {
        for (byte each : bytes) {
            update(each);
        }
    }

    public long getValue() {
        return ~sum & 0xFFFF_FFFFL;
    }
}
