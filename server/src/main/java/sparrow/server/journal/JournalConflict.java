package sparrow.server.journal;

/// An append that is not on disk: another writer was first, or the disk failed. The table must be
/// read again from its journal.
public final class JournalConflict extends RuntimeException {
    private static final long serialVersionUID = 1L;

    JournalConflict(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
