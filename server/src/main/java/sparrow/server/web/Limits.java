package sparrow.server.web;

import sparrow.server.table.TableQuota;
import sparrow.server.work.HeavyWork;

/// How much anybody may ask for.
///
/// @param frame bytes of a text from a client
/// @param texts that a connection, or a person, may send at once; they come back over `textsMillis`
/// @param waiting characters that may wait for a slow reader
/// @param connections from one address
/// @param allConnections from everywhere
/// @param requests of one address within `requestsMillis`
/// @param hello time to say who one is
/// @param silence time after which a connection is closed
/// @param tables that one address may keep open
/// @param made tables that one address may make within `madeMillis`
/// @param work that is done for those who ask
public record Limits(
        int frame,
        int texts,
        long textsMillis,
        int waiting,
        int connections,
        int allConnections,
        int requests,
        long requestsMillis,
        long hello,
        long silence,
        TableQuota tables,
        int made,
        long madeMillis,
        HeavyWork.Bounds work) {
    /// A club of forty at ten tables may come from one address, as all do who share a router.
    public static final Limits STANDARD =
            new Limits(8_192, 50, 20_000, 1_000_000, 128, 5_000, 400, 10_000, 10_000, 30_000);

    /// Limits with the usual tables and the usual work.
    public Limits(
            int frame,
            int texts,
            long textsMillis,
            int waiting,
            int connections,
            int allConnections,
            int requests,
            long requestsMillis,
            long hello,
            long silence) {
        this(
                frame,
                texts,
                textsMillis,
                waiting,
                connections,
                allConnections,
                requests,
                requestsMillis,
                hello,
                silence,
                TableQuota.STANDARD,
                40,
                600_000,
                HeavyWork.Bounds.STANDARD);
    }

    public Limits with(TableQuota quota) {
        return new Limits(
                frame,
                texts,
                textsMillis,
                waiting,
                connections,
                allConnections,
                requests,
                requestsMillis,
                hello,
                silence,
                quota,
                made,
                madeMillis,
                work);
    }

    public Limits with(HeavyWork.Bounds bounds) {
        return new Limits(
                frame,
                texts,
                textsMillis,
                waiting,
                connections,
                allConnections,
                requests,
                requestsMillis,
                hello,
                silence,
                tables,
                made,
                madeMillis,
                bounds);
    }

    /// How much more the own machine may do.
    static final int OWN_MACHINE = 60;

    /// How many times the texts of one connection a whole address may send.
    static final int OF_ADDRESS = 40;

    /// How many frames of WebSockets may come for each text: texts in parts, pings, pongs.
    static final int FRAMES = 10;

    /// How many connections of TCP an address may have for each WebSocket; browsers open up to six
    /// besides.
    static final int PLAIN = 4;

    /// How many files of the pages an address may ask for, for each other request: a page is made
    /// of dozens, the first time it is seen.
    static final int FILES = 10;
}
