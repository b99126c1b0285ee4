package sparrow.server.journal;

/// Who writes in a home.
enum Writers {
    /// One server, which keeps others out.
    ONE,
    /// Several, each of which writes only to the tables that it keeps.
    SEVERAL
}
