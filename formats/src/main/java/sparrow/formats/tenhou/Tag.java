package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.records.BadRecord;

/// An element of a record in XML, which has attributes alone.
record Tag(String name, Map<String, String> attributes) {
    boolean has(String attribute) {
        return attributes.containsKey(attribute);
    }

    Optional<String> find(String attribute) {
        return Optional.ofNullable(attributes.get(attribute));
    }

    String text(String attribute) throws BadRecord {
        return find(attribute)
                .orElseThrow(() -> new BadRecord(name + " has no attribute \"" + attribute + "\""));
    }

    int number(String attribute) throws BadRecord {
        return number(attribute, text(attribute));
    }

    /// The numbers of a list; none if it is empty.
    List<Integer> numbers(String attribute) throws BadRecord {
        List<Integer> numbers = new ArrayList<>();
        for (String part : parts(attribute)) {
            numbers.add(number(attribute, part));
        }
        return numbers;
    }

    List<String> parts(String attribute) throws BadRecord {
        String text = text(attribute);
        return text.isEmpty() ? List.of() : Arrays.asList(text.split(",", -1));
    }

    private int number(String attribute, String text) throws BadRecord {
        int digits = text.startsWith("-") ? 1 : 0;
        boolean isNumber = text.length() > digits && text.length() <= digits + 8;
        for (int i = digits; isNumber && i < text.length(); i++) {
            isNumber = text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        if (!isNumber) {
            throw new BadRecord(name + " has no number in \"" + attribute + "\"");
        }
        return Integer.parseInt(text);
    }
}
