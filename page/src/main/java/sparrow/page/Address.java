package sparrow.page;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An address with names in braces for what may stand there.
record Address(List<String> pieces) {
    static Address of(String pattern) {
        return new Address(List.of(pattern.split("/")));
    }

    /// What stands where a path has names, if it is one of these.
    Optional<Map<String, String>> parts(String path) {
        List<String> given = List.of(path.split("/"));
        if (given.size() != pieces.size()) {
            return Optional.empty();
        }
        Map<String, String> parts = new HashMap<>();
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i).startsWith("{")) {
                parts.put(
                        pieces.get(i).substring(1, pieces.get(i).length() - 1),
                        decoded(given.get(i)));
            } else if (!pieces.get(i).equals(given.get(i))) {
                return Optional.empty();
            }
        }
        return Optional.of(parts);
    }

    /// A part of an address as it is meant.
    static String decoded(String part) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < part.length(); i++) {
            char letter = part.charAt(i);
            if (letter == '%' && i + 2 < part.length()) {
                bytes.write(Integer.parseInt(part.substring(i + 1, i + 3), 16));
                i += 2;
            } else {
                byte[] plain =
                        String.valueOf(letter == '+' ? ' ' : letter)
                                .getBytes(StandardCharsets.UTF_8);
                bytes.write(plain, 0, plain.length);
            }
        }
        return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
    }
}
