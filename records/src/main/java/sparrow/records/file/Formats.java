package sparrow.records.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.replay.Difference;

/// All formats of records: our own log, and what the games bring.
public final class Formats {
    /// Our own log, which holds every game.
    public static final Format SPARROW = new OwnLog();

    private final List<GameRecords> games;
    private final List<Format> all;

    public Formats(List<GameRecords> games) {
        this.games = List.copyOf(games);
        List<Format> formats = new ArrayList<>(List.of(SPARROW));
        games.forEach(game -> formats.addAll(game.formats()));
        this.all = List.copyOf(formats);
    }

    public List<Format> all() {
        return all;
    }

    /// What finished games of ours can be had as.
    public List<Format> offered(String game) {
        List<Format> formats = new ArrayList<>(List.of(SPARROW));
        of(game).ifPresent(records ->
                records.formats().stream().filter(Format::isOffered).forEach(formats::add));
        return formats;
    }

    public Optional<Format> named(String key) {
        return all.stream().filter(format -> format.key().equals(key)).findFirst();
    }

    /// The format of files with such a name.
    public Optional<Format> ofFile(String name) {
        String plain = FileText.plainName(name).toLowerCase(Locale.ROOT);
        return all.stream()
                .filter(format -> format.ends().stream().anyMatch(plain::endsWith))
                .findFirst();
    }

    /// Reads a record of any format, by its content alone.
    public Reading<RecordFile> read(byte[] bytes) {
        try {
            return read(FileText.of(bytes));
        } catch (BadRecord bad) {
            return new Reading.Misread<>(0, bad.sentence());
        }
    }

    public Reading<RecordFile> read(String text) {
        Head head = Head.of(text);
        Optional<Format> found = all.stream().filter(each -> each.isFormatOf(head)).findFirst();
        if (found.isEmpty()) {
            return new Reading.Misread<>(
                    0,
                    all.stream()
                            .map(Format::title)
                            .collect(
                                    Collectors.joining(
                                            " nor ", "this is no record: neither ", "")));
        }
        Format format = found.get();
        Reading<Transcript> match = format.read(text);
        return (format.equals(SPARROW) ? match.then(this::checked) : match)
                .map(read -> new RecordFile(format, read));
    }

    /// Any events that fold can stand in a log; a game may know that they are no hand of it.
    private Reading<Transcript> checked(Transcript match) {
        for (int i = 0; i < match.hands().size(); i++) {
            RecordedHand hand = match.hands().get(i);
            Optional<String> flaw = of(hand.started().variant()).flatMap(game -> game.flaw(hand));
            if (flaw.isPresent()) {
                return new Reading.Misread<>(0, "hand " + (i + 1) + ": " + flaw.get());
            }
        }
        return new Reading.Read<>(match);
    }

    /// Why no hand of its game opens so, in one sentence; empty where one may.
    public Optional<String> flaw(Event.Started opening) {
        return of(opening.variant()).flatMap(game -> game.flaw(opening));
    }

    /// Where a record in the format of another program and the rules part first; our own log has
    /// its [sparrow.records.replay.LogReplay].
    public Optional<Difference> difference(RecordFile file) {
        return games.stream()
                .filter(game -> game.formats().contains(file.format()))
                .findFirst()
                .flatMap(game -> game.difference(file.match()));
    }

    /// The record with what its format left out, as far as playing it again tells.
    public Transcript completed(RecordFile file) {
        return of(file.match()).map(game -> game.completed(file)).orElse(file.match());
    }

    /// The record as a file of that format will hold it.
    public Transcript completed(RecordFile file, Format target) {
        boolean isTold = file.format().equals(SPARROW) || !target.equals(SPARROW);
        return isTold
                ? completed(file)
                : of(file.match()).map(game -> game.asLog(file)).orElse(file.match());
    }

    private Optional<GameRecords> of(Transcript match) {
        return games.stream()
                .filter(game ->
                        !match.hands().isEmpty()
                                && match.hands().stream()
                                        .allMatch(hand ->
                                                hand.started().variant().equals(game.game())))
                .findFirst();
    }

    private Optional<GameRecords> of(String game) {
        return games.stream().filter(each -> each.game().equals(game)).findFirst();
    }
}
