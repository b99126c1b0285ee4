package sparrow.formats;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import sparrow.core.tile.Reading;
import sparrow.formats.majsoul.MajsoulJson;
import sparrow.formats.mjai.Mjai;
import sparrow.formats.mjai.MjaiDialect;
import sparrow.formats.tenhou.TenhouJson;
import sparrow.formats.tenhou.TenhouXml;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;
import sparrow.records.file.Format;
import sparrow.records.file.Head;
import sparrow.records.file.SeveralRecords;
import tools.jackson.databind.JsonNode;

/// The formats in which other programs keep matches of Riichi.
public enum RiichiFormat implements Format {
    /// It numbers equal tiles, which our games do not: so they are not offered in it.
    XML("xml", "Tenhou XML", "", List.of(".mjlog", ".xml")) {
        @Override
        public boolean isOffered() {
            return false;
        }

        @Override
        public boolean isFormatOf(Head head) {
            return head.first() == '<';
        }

        @Override
        public boolean isPlain(String text) {
            return TenhouXml.isPlain(text);
        }

        @Override
        public List<String> within(String text) {
            return TenhouXml.within(text);
        }

        @Override
        public List<String> split(String text) {
            return SeveralRecords.behind(text, "</mjloggm>");
        }

        @Override
        public Reading<Transcript> read(String text) {
            return TenhouXml.read(text);
        }

        @Override
        public String write(Transcript match) throws BadRecord {
            return TenhouXml.write(match);
        }
    },

    /// One object in one line or in many, without a name for what it is.
    JSON("json", "Tenhou JSON", ", the format of its viewer", List.of(".json")) {
        @Override
        public boolean isFormatOf(Head head) {
            return head.isJson() && !MJAI.isFormatOf(head) && !MAJSOUL.isFormatOf(head);
        }

        @Override
        public Optional<JsonNode> record(JsonNode json) {
            return TenhouJson.record(json);
        }

        @Override
        public List<String> split(String text) {
            return TenhouJson.split(text);
        }

        @Override
        public Reading<Transcript> read(String text) {
            return TenhouJson.read(text);
        }

        @Override
        public String write(Transcript match) throws BadRecord {
            return TenhouJson.write(match);
        }
    },

    MJAI("mjai", "mjai", ", JSON lines", List.of(".mjai", ".mjson")) {
        @Override
        public boolean isFormatOf(Head head) {
            return head.isJson() && head.has("type") && !MAJSOUL.isFormatOf(head);
        }

        @Override
        public boolean isEvent(JsonNode json) {
            return Mjai.isEvent(json);
        }

        @Override
        public List<String> split(String text) {
            return SeveralRecords.before(
                    text, Pattern.compile("(?m)^.*\"type\" *: *\"start_game\""));
        }

        @Override
        public Reading<Transcript> read(String text) {
            return Mjai.read(text);
        }

        @Override
        public String write(Transcript match) throws BadRecord {
            return Mjai.write(match);
        }
    },

    /// Read and not written: it holds much that only its own server knows.
    MAJSOUL("majsoul", "Mahjong Soul JSON", ", its records as downloaders decode them", List.of()) {
        @Override
        public boolean isWritten() {
            return false;
        }

        @Override
        public boolean isFormatOf(Head head) {
            boolean isWrapped = WRAPPED.stream().anyMatch(head::has);
            boolean isNamed = head.has("name") && !head.has("type");
            return head.isJson() && !head.has("log") && (isWrapped || isNamed);
        }

        @Override
        public Optional<JsonNode> record(JsonNode json) {
            return MajsoulJson.isRecord(json) ? Optional.of(json) : Optional.empty();
        }

        @Override
        public Reading<Transcript> read(String text) {
            return MajsoulJson.read(text);
        }

        @Override
        public String write(Transcript match) throws BadRecord {
            throw new BadRecord("records of Mahjong Soul are read, not written");
        }
    },

    /// Written for programs that want it so; [#MJAI] reads all dialects.
    MJAI_ORIGINAL("mjai-original", "mjai of Manue", ", and of the first servers", List.of()) {
        @Override
        public String write(Transcript match) throws BadRecord {
            return Mjai.write(match, MjaiDialect.ORIGINAL);
        }
    },

    MJAI_APP("mjai-app", "mjai of mjai.app", ", Mortal and RiichiEnv", List.of()) {
        @Override
        public String write(Transcript match) throws BadRecord {
            return Mjai.write(match, MjaiDialect.APP);
        }
    },

    MJAI_AKOCHAN("mjai-akochan", "mjai of akochan", ", with the whole wall", List.of()) {
        @Override
        public String write(Transcript match) throws BadRecord {
            return Mjai.write(match, MjaiDialect.AKOCHAN);
        }
    };

    /// Fields by which a record of Mahjong Soul is known.
    private static final List<String> WRAPPED =
            List.of("head", "data", "records", "actions", "record", "result", "mjslog");

    private final String key;
    private final String title;
    private final String more;
    private final List<String> ends;

    RiichiFormat(String key, String title, String more, List<String> ends) {
        this.key = key;
        this.title = title;
        this.more = more;
        this.ends = ends;
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String about() {
        return title + more;
    }

    @Override
    public List<String> ends() {
        return ends;
    }

    @Override
    public boolean isOffered() {
        return !ends.isEmpty();
    }

    @Override
    public boolean isFormatOf(Head head) {
        return false;
    }

    @Override
    public Reading<Transcript> read(String text) {
        return Mjai.read(text);
    }
}
