package sparrow.server.table;

import sparrow.server.journal.JournalConflict;

/// What people are told when something could not be written down, and so has not happened.
public final class Unwritten {
    private Unwritten() {}

    public static ApiRefusal refusal(JournalConflict lost) {
        return switch (lost.why()) {
            case ANOTHER_WRITER ->
                    ApiRefusal.notNow("again", "The table is being read again; try once more.");
            case SUPERSEDED -> Tables.moved();
            case DISK ->
                    new ApiRefusal(
                            ApiRefusal.Kind.UNAVAILABLE,
                            "not written",
                            "The server cannot write that down now, so it did not count; try again later.");
            case UNCLEAR ->
                    new ApiRefusal(
                            ApiRefusal.Kind.UNAVAILABLE,
                            "unclear",
                            "The server cannot tell now whether that counted; the table will show it.");
            case UNREACHABLE ->
                    new ApiRefusal(
                            ApiRefusal.Kind.UNAVAILABLE,
                            "unreachable",
                            "The server does not reach its games now; try again later.");
        };
    }
}
