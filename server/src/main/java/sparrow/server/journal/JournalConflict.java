package sparrow.server.journal;

/// An append that is not on disk: another writer was first, or the disk failed. The table must be
/// read again from its journal.
public final class JournalConflict extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// What kept it from the disk.
    public enum Why {
        /// Another writer was first.
        ANOTHER_WRITER,
        /// The disk is full, gone or broken.
        DISK
    }

    private final Why why;

    JournalConflict(Why why, Throwable cause) {
        super(
                switch (why) {
                    case ANOTHER_WRITER -> "another writer was first";
                    case DISK -> "the journal could not be written";
                },
                cause);
        this.why = why;
    }

    public Why why() {
        return why;
    }
}
