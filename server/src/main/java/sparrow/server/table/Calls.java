package sparrow.server.table;

/// Whether a person wants to be asked about claims.
public enum Calls {
    ON,
    OFF
}
