package sparrow.server.table;

/// What a request asks of a table.
///
/// @param secret that the request carries, or nothing
/// @param body of the request, or nothing
public record TableAsk(Kind kind, String secret, String body) {
    /// What is asked.
    public enum Kind {
        /// How the table is, as the lobby shows it.
        STATE,
        /// The same, for somebody who may have a secret.
        SHOW,
        JOIN,
        LEAVE,
        PLACE,
        CLOSE,
        /// To take a person out of a match that has ended.
        FORGET,
        /// To end it without a result, for the operator; the body says why.
        END
    }

    /// What nobody in particular asks.
    public TableAsk(Kind kind) {
        this(kind, "", "");
    }
}
