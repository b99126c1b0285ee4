package sparrow.server.journal;

/// The journal does not do what was asked: another writer was first, or the disk failed. The table
/// must be read again from its journal.
public final class JournalConflict extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// What kept it from the disk.
    public enum Why {
        /// Another writer was first.
        ANOTHER_WRITER,
        /// Another server keeps the table now.
        SUPERSEDED,
        /// The disk is full, gone or broken, or its database was not reached.
        DISK,
        /// The database was lost before it said whether it was written.
        UNCLEAR,
        /// The database is not reached, and nothing was to be written.
        UNREACHABLE
    }

    private final Why why;

    JournalConflict(Why why, Throwable cause) {
        super(
                switch (why) {
                    case ANOTHER_WRITER -> "another writer was first";
                    case SUPERSEDED -> "another server keeps the table now";
                    case DISK -> "the journal could not be written";
                    case UNCLEAR -> "the journal was lost while it was written";
                    case UNREACHABLE -> "the journal cannot be reached";
                },
                cause);
        this.why = why;
    }

    public Why why() {
        return why;
    }
}
