package sparrow.american.card.reader;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import sparrow.american.card.Card;

/// The card that comes with the game, our own, free for any use (CC0).
public final class SparrowCard {
    private static final String RESOURCE = "sparrow.mjcard";

    private SparrowCard() {}

    public static Card card() {
        return Holder.CARD;
    }

    /// The card as it is written.
    public static String text() {
        try (InputStream stream = SparrowCard.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("the resource " + RESOURCE + " is missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Holder {
        static final Card CARD = CardReader.read(text()).orThrow();
    }
}
