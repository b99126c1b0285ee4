package sparrow.records.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
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

    /// The texts of all records in a file, which may be compressed or an archive.
    public Reading<List<RecordText>> texts(byte[] bytes) {
        try {
            List<RecordText> texts = new ArrayList<>();
            byte[] unpacked = Archive.isOne(bytes) ? bytes : FileText.unpacked(bytes);
            if (Archive.isOne(unpacked)) {
                for (Map.Entry<String, byte[]> file : Archive.files(unpacked).entrySet()) {
                    add(file.getValue(), file.getKey(), texts);
                }
            } else {
                add(unpacked, "", texts);
            }
            return new Reading.Read<>(texts);
        } catch (BadRecord bad) {
            return new Reading.Misread<>(0, bad.sentence());
        }
    }

    private void add(byte[] bytes, String file, List<RecordText> texts) throws BadRecord {
        List<String> split = new ArrayList<>();
        for (String text : Wrapping.opened(FileText.of(bytes), all)) {
            split.addAll(format(text).map(format -> format.split(text)).orElse(List.of(text)));
        }
        for (int i = 0; i < split.size(); i++) {
            String number = split.size() == 1 ? "" : "record " + (i + 1);
            String place =
                    file.isEmpty() || number.isEmpty() ? file + number : file + ", " + number;
            texts.add(new RecordText(place, split.get(i)));
        }
    }

    /// Reads a record of any format, by its content alone.
    public Reading<RecordFile> read(byte[] bytes) {
        return texts(bytes)
                .then(texts ->
                        texts.size() == 1
                                ? read(texts.getFirst().text())
                                : new Reading.Misread<>(
                                        0,
                                        "the file holds "
                                                + texts.size()
                                                + " records, and one is asked for"));
    }

    private Optional<Format> format(String text) {
        Head head = Head.of(text);
        return all.stream().filter(each -> each.isFormatOf(head)).findFirst();
    }

    /// A record of any format, under the rules by which it comes out.
    public Reading<RecordFile> read(String text) {
        return told(text).map(file -> file.format().equals(SPARROW) ? file : settled(file));
    }

    /// A record of any format as it stands there, which takes less time than to look for rules that
    /// it does not tell.
    public Reading<RecordFile> told(String text) {
        Optional<Format> found = format(text);
        if (found.isEmpty()) {
            return new Reading.Misread<>(
                    0,
                    all.stream()
                            .filter(format -> !format.ends().isEmpty() || !format.isWritten())
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

    /// The record under the rules by which it comes out, where it does not tell its rules.
    private RecordFile settled(RecordFile file) {
        return of(file.match()).map(game -> game.settled(file)).orElse(file);
    }

    /// The record under other rules, as far as it does not tell them itself; our own log tells all
    /// of them.
    ///
    /// @param rules of its game
    /// @param changes rules that hold whatever the record tells
    public RecordFile under(RecordFile file, Rules rules, Set<String> changes) {
        return file.format().equals(SPARROW)
                ? file
                : of(file.match()).map(game -> game.under(file, rules, changes)).orElse(file);
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
