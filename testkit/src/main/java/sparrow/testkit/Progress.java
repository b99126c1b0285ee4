package sparrow.testkit;

import java.util.ArrayList;
import java.util.List;

/// How far a long run is: what was done when and on which commit, and what occurred. It is written
/// as two tables, and read from them.
record Progress(List<Part> parts, Census census) {
    static final Progress NOTHING = new Progress(List.of(), new Census());

    /// What was done on one day with one commit.
    record Part(String date, String commit, int done, long seconds) {
        private boolean isOf(Part other) {
            return date.equals(other.date) && commit.equals(other.commit);
        }

        private Part and(Part more) {
            return new Part(date, commit, done + more.done, seconds + more.seconds);
        }
    }

    private static final String PARTS = "| date | commit | done | seconds |";
    private static final String COUNTS = "| what | how often |";

    int done() {
        return parts.stream().mapToInt(Part::done).sum();
    }

    long seconds() {
        return parts.stream().mapToLong(Part::seconds).sum();
    }

    /// This and what was done since.
    Progress and(Part more, Census counts) {
        List<Part> all = new ArrayList<>(parts);
        if (!all.isEmpty() && all.getLast().isOf(more)) {
            all.add(all.removeLast().and(more));
        } else {
            all.add(more);
        }
        Census sum = new Census();
        sum.add(census.counts());
        sum.add(counts.counts());
        return new Progress(List.copyOf(all), sum);
    }

    String tables() {
        StringBuilder text = new StringBuilder(PARTS + "\n|---|---|---:|---:|\n");
        for (Part part : parts) {
            text.append("| ").append(part.date).append(" | ").append(part.commit);
            text.append(" | ").append(part.done).append(" | ").append(part.seconds).append(" |\n");
        }
        text.append("\n" + COUNTS + "\n|---|---:|\n");
        census.counts()
                .forEach((what, count) ->
                        text.append("| ").append(what).append(" | ").append(count).append(" |\n"));
        return text.toString();
    }

    /// Reads the tables in a result; one that has none of the kind tells of nothing done.
    static Progress read(String result) {
        List<Part> parts = new ArrayList<>();
        Census census = new Census();
        String table = "";
        for (String line : result.lines().toList()) {
            if (!line.startsWith("|")) {
                table = "";
            } else if (table.isEmpty()) {
                table = line;
            } else if (!line.startsWith("|---")) {
                String[] cells = line.substring(2, line.length() - 2).split(" \\| ", -1);
                if (table.equals(PARTS)) {
                    parts.add(
                            new Part(
                                    cells[0],
                                    cells[1],
                                    Integer.parseInt(cells[2]),
                                    Long.parseLong(cells[3])));
                } else if (table.equals(COUNTS) && !parts.isEmpty()) {
                    census.add(cells[0], Long.parseLong(cells[1]));
                }
            }
        }
        return new Progress(List.copyOf(parts), census);
    }
}
