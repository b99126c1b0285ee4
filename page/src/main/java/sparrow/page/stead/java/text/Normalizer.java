package sparrow.page.stead.java.text;

import sparrow.page.stead.Browser;

/// Letters in one of several ways in which they can be written; the browser knows them.
public final class Normalizer {
    private Normalizer() {}

    /// The ways.
    public enum Form {
        NFC,
        NFD,
        NFKC,
        NFKD
    }

    public static String normalize(CharSequence text, Form form) {
        return Browser.normalized(text.toString(), form.name());
    }
}
