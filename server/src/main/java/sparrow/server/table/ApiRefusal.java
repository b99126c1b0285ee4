package sparrow.server.table;

import sparrow.core.tile.OneLine;

/// Why something cannot be done: a code that programs know, and one sentence that says what
/// happened and what to do. Nothing has changed.
public final class ApiRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// Whose fault it is, as HTTP counts.
    public enum Kind {
        UNREADABLE(400),
        FORBIDDEN(403),
        MISSING(404),
        NOT_NOW(409),
        TOO_LONG(413),
        TOO_OFTEN(429),
        DAMAGED(500),
        UNAVAILABLE(503);

        private final int status;

        Kind(int status) {
            this.status = status;
        }

        public int status() {
            return status;
        }
    }

    private final Kind kind;
    private final String code;
    private final String sentence;

    public ApiRefusal(Kind kind, String code, String sentence) {
        super(sentence, null, false, false);
        this.kind = kind;
        this.code = code;
        this.sentence = OneLine.of(sentence);
    }

    public static ApiRefusal unreadable(String sentence) {
        return new ApiRefusal(Kind.UNREADABLE, "unreadable", sentence);
    }

    public static ApiRefusal notNow(String code, String sentence) {
        return new ApiRefusal(Kind.NOT_NOW, code, sentence);
    }

    public Kind kind() {
        return kind;
    }

    public String code() {
        return code;
    }

    public String sentence() {
        return sentence;
    }
}
