package sparrow.records.file;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// Texts as they stand in pages and in the bodies of requests.
final class Page {
    private static final List<Map.Entry<String, String>> SIGNS =
            List.of(
                    Map.entry("&quot;", "\""),
                    Map.entry("&#34;", "\""),
                    Map.entry("&#x27;", "'"),
                    Map.entry("&#39;", "'"),
                    Map.entry("&lt;", "<"),
                    Map.entry("&gt;", ">"),
                    Map.entry("&amp;", "&"));

    /// How a text begins that is encoded as what stands in an address is: with `<`, `{` or `[`.
    private static final List<String> ENCODED = List.of("%3C", "%3c", "%7B", "%7b", "%5B", "%5b");

    private Page() {}

    /// The text with the signs that its writer had to write otherwise.
    static String unescaped(String text) {
        String decoded = decoded(text);
        if (decoded.indexOf('&') < 0) {
            return decoded;
        }
        String plain = decoded;
        for (Map.Entry<String, String> sign : SIGNS) {
            plain = plain.replace(sign.getKey(), sign.getValue());
        }
        return plain;
    }

    private static String decoded(String text) {
        if (ENCODED.stream().noneMatch(text.stripLeading()::startsWith)) {
            return text;
        }
        try {
            return URLDecoder.decode(text.strip().replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return text;
        }
    }
}
