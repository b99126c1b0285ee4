package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import sparrow.american.advice.ClaimAdvice;
import sparrow.american.advice.Danger;
import sparrow.american.advice.TileAdvice;
import sparrow.american.lines.Engine;
import sparrow.american.lines.Facts;
import sparrow.american.lines.LineFacts;
import sparrow.american.lines.RankedLine;
import sparrow.american.position.Position;
import sparrow.american.value.ExchangeAdvice;
import sparrow.american.value.OpponentRead;
import sparrow.answers.AmericanAnswer;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

/// Prints advice on an American hand for a person: the nearest lines, then the jokers to exchange,
/// then every tile, then what to call and what others are after.
final class AmericanSheet {
    private static final int MOST_LINES = 8;
    private static final int GUESSES = 3;
    private static final int WIDE = 100;
    private static final int PATTERN = 34;

    private final Paper paper;
    private final PrintWriter out;

    AmericanSheet(Paper paper, PrintWriter out) {
        this.paper = paper;
        this.out = out;
    }

    void print(AmericanAnswer answer) {
        hand(answer);
        out.println();
        wrapped("", paper.heading(""), answer.advice().strategy());
        answer.change().ifPresent(change -> wrapped("", "", change.sentence()));
        out.println();
        lines(answer);
        out.println();
        exchanges(answer.advice().exchanges());
        tiles(answer);
        claims(answer.advice().claims());
        opponents(answer.advice().opponents());
    }

    private void hand(AmericanAnswer answer) {
        Position position = answer.question().position();
        Hand hand = new Hand(position.concealed().list(), position.exposed());
        if (paper.pictures()) {
            out.println(Notation.UNICODE.write(hand));
        }
        Facts facts = answer.facts();
        out.println(paper.heading(Notation.AMERICAN.write(hand)));
        out.println(
                paper.faint(
                        position.size()
                                + " tiles; "
                                + facts.wall()
                                + " in the wall, "
                                + facts.draws()
                                + " of them yours; ranked by "
                                + measure(answer.question().engine())));
    }

    private static String measure(Engine engine) {
        return switch (engine) {
            case ODDS -> "chance times payment";
            case SOURCE -> "the source's score";
            case IMPROVED -> "the improved score";
        };
    }

    private void lines(AmericanAnswer answer) {
        boolean odds = answer.question().engine() == Engine.ODDS;
        List<RankedLine> shown =
                answer.ranking().lines().stream()
                        .filter(line -> !line.facts().isDead())
                        .limit(MOST_LINES)
                        .toList();
        if (shown.isEmpty()) {
            out.println("No line of the card can be completed any more.");
            return;
        }
        int name = 2 + shown.stream().mapToInt(each -> each.line().id().length()).max().orElse(0);
        boolean wide = paper.columns() >= WIDE;
        String heading =
                Paper.padded("line", name)
                        + (wide ? Paper.padded("pattern", PATTERN) : "")
                        + "points  missing  chance   value"
                        + (odds ? "" : "  score")
                        + "  still out";
        out.println(paper.heading(heading));
        for (RankedLine line : shown) {
            String start =
                    Paper.padded(line.line().id(), name)
                            + (wide ? Paper.padded(pattern(line), PATTERN) : "")
                            + right(6, String.valueOf(line.line().points()))
                            + right(9, String.valueOf(line.facts().distance()))
                            + right(8, percent(line.chance()))
                            + right(8, decimal(line.value()))
                            + (odds ? "" : right(7, decimal(line.score())))
                            + "  ";
            flow(start, stillOut(line.facts()));
        }
        int more = answer.ranking().lines().size() - shown.size();
        if (more > 0) {
            out.println(
                    paper.faint(
                            "and " + more + " more, farther away or dead; --json has them all"));
        }
    }

    private static String pattern(RankedLine line) {
        String text = line.line().text() + (line.line().concealed() ? " C" : "");
        return text.length() < PATTERN ? text : text.substring(0, PATTERN - 4) + "... ";
    }

    /// Each missing kind with the copies that may still come.
    private List<Word> stillOut(LineFacts facts) {
        List<Word> words = new ArrayList<>();
        for (LineFacts.KindLeft kind : facts.availability().missing()) {
            String times = kind.needed() > 1 ? "x" + kind.needed() : "";
            words.add(
                    new Word(
                            Notation.AMERICAN.write(kind.tile()) + times,
                            kind.tile(),
                            ":" + kind.remaining()));
        }
        int jokers = facts.progress().covered().size();
        if (jokers > 0) {
            words.add(new Word("less " + jokers + " J", Tile.JOKER, ""));
        }
        return words;
    }

    private record Word(String text, Tile tile, String faint) {}

    /// The words after `start`, in as many lines as they need.
    private void flow(String start, List<Word> words) {
        StringBuilder line = new StringBuilder(start);
        int used = start.length();
        for (Word word : words) {
            int length = word.text.length() + word.faint.length() + 1;
            if (used > start.length() && used + length > paper.columns()) {
                out.println(line.toString().stripTrailing());
                line.setLength(0);
                line.append(" ".repeat(start.length()));
                used = start.length();
            }
            line.append(paper.tinted(word.tile, word.text))
                    .append(paper.faint(word.faint))
                    .append(' ');
            used += length;
        }
        out.println(line.toString().stripTrailing());
    }

    private record Row(TileAdvice advice, int count) {}

    private void tiles(AmericanAnswer answer) {
        Map<String, Row> rows = new LinkedHashMap<>();
        answer.advice().tiles().stream()
                .sorted(
                        Comparator.comparing(AmericanSheet::stays)
                                .thenComparing(tile -> tile.action() != TileAdvice.Act.EXCHANGE)
                                .thenComparingInt(TileAdvice::priority)
                                .thenComparingDouble(TileAdvice::loss))
                .forEach(tile ->
                        rows.merge(
                                tile.tile() + " " + tile.action() + " " + tile.tier(),
                                new Row(tile, 1),
                                (a, b) -> new Row(a.advice, a.count + b.count)));
        String picture = paper.pictures() ? "   " : "";
        out.println(paper.heading(picture + "tile   do        tier  prio  sure  because"));
        for (Row row : rows.values()) {
            row(row);
        }
    }

    private static boolean stays(TileAdvice tile) {
        return switch (tile.action()) {
            case PASS, DISCARD, EXCHANGE -> false;
            case KEEP, EXPOSE, NEUTRAL, NEVER -> true;
        };
    }

    private void row(Row row) {
        TileAdvice tile = row.advice;
        String name =
                Notation.AMERICAN.write(tile.tile()) + (row.count > 1 ? " x" + row.count : "");
        String action = Paper.padded(tile.action().key(), 8);
        String picture = paper.pictures() ? paper.picture(tile.tile()) + "  " : "";
        String numbers =
                "  "
                        + right(4, tile.tier().number() == 0 ? "-" : "" + tile.tier().number())
                        + right(6, String.valueOf(tile.priority()))
                        + right(6, tile.confidence() + "%")
                        + "  ";
        List<String> reasons = new ArrayList<>(tile.reasons());
        for (Danger danger : tile.dangers()) {
            reasons.add(danger.severity().key() + " danger: " + danger.message());
        }
        int width = (paper.pictures() ? 3 : 0) + 7 + 8 + numbers.length();
        wrapped(
                picture
                        + paper.tinted(tile.tile(), Paper.padded(name, 7))
                        + (stays(tile) ? action : paper.heading(action))
                        + numbers,
                " ".repeat(width),
                String.join("; ", reasons));
    }

    /// A text after `start`, its further lines after `indent`.
    private void wrapped(String start, String indent, String text) {
        int room = Math.max(30, paper.columns() - indent.length());
        StringBuilder line = new StringBuilder();
        String before = start;
        for (String word : text.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > room) {
                out.println(before + line);
                line.setLength(0);
                before = indent;
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        out.println(before + line);
    }

    private void claims(List<ClaimAdvice> claims) {
        List<ClaimAdvice> advised = claims.stream().filter(ClaimAdvice::advised).toList();
        if (advised.isEmpty()) {
            return;
        }
        out.println();
        out.println(paper.heading("call when another throws it"));
        for (ClaimAdvice claim : advised) {
            String gain =
                    claim.wins()
                            ? ""
                            : "; the hand is then worth "
                                    + decimal(claim.after())
                                    + ", without the call "
                                    + decimal(claim.before());
            out.println(
                    paper.tinted(
                                    claim.tile(),
                                    Paper.padded(Notation.AMERICAN.write(claim.tile()), 7))
                            + claim.call()
                            + " for "
                            + claim.line()
                            + gain);
        }
    }

    private void exchanges(List<ExchangeAdvice> exchanges) {
        for (ExchangeAdvice exchange : exchanges) {
            String gain =
                    exchange.wins()
                            .map(line -> "mah jongg with " + line)
                            .orElse(decimal(exchange.gain()) + " better");
            out.println(
                    paper.heading("exchange ")
                            + Notation.AMERICAN.write(exchange.tile())
                            + " for "
                            + exchange.joker()
                            + ": "
                            + gain);
        }
        if (!exchanges.isEmpty()) {
            out.println();
        }
    }

    private void opponents(List<OpponentRead> opponents) {
        if (opponents.isEmpty()) {
            return;
        }
        out.println();
        for (OpponentRead read : opponents) {
            String guesses =
                    read.likeliest(GUESSES).stream()
                            .map(guess -> guess.line().id() + " " + percent(guess.probability()))
                            .collect(Collectors.joining(", "));
            wrapped(
                    paper.heading(read.opponent().name() + " is after "),
                    "  ",
                    read.isDead() ? dead(read) : guesses);
        }
    }

    private static String dead(OpponentRead read) {
        return read.isChallengeable()
                ? "nothing this card still allows: the hand is dead, challenge it"
                : "nothing that can be completed without your tiles: the hand is dead,"
                        + " but nobody else sees that, so do not challenge it";
    }

    private static String right(int width, String text) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    /// A chance; what is not certain is never 100 %, what is possible never 0 %.
    private static String percent(double chance) {
        if (chance > 0 && chance < 0.001) {
            return "<0.1%";
        }
        return chance < 0.1
                ? String.format(Locale.ROOT, "%.1f%%", 100 * chance)
                : (chance < 1 ? Math.min(99, Math.round(100 * chance)) : 100) + "%";
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
