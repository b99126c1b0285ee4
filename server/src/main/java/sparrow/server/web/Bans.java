package sparrow.server.web;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import sparrow.server.journal.Ban;
import sparrow.server.journal.Journal;
import sparrow.server.table.ApiRefusal;

/// The addresses that the operator keeps out. They outlive a restart.
public final class Bans {
    private final Journal journal;
    private final Clock clock;
    private final Map<String, Ban> bans = new ConcurrentHashMap<>();

    public Bans(Journal journal, Clock clock) {
        this.journal = journal;
        this.clock = clock;
        journal.bans().forEach(ban -> bans.put(ban.address(), ban));
    }

    /// Refuses whoever comes from an address that is kept out.
    void check(String address) {
        Ban ban = bans.get(address);
        if (ban != null && ban.until() > clock.millis()) {
            throw new ApiRefusal(
                    ApiRefusal.Kind.FORBIDDEN,
                    "banned",
                    "You are kept out of this server for a while: " + ban.reason());
        }
    }

    /// Reads again who is kept out, where several servers write that down.
    ///
    /// @return the addresses that are new
    public List<String> refresh() {
        List<Ban> stored = journal.bans();
        List<String> fresh =
                stored.stream()
                        .filter(ban -> ban.until() > clock.millis())
                        .map(Ban::address)
                        .filter(address -> !bans.containsKey(address))
                        .toList();
        stored.forEach(ban -> bans.put(ban.address(), ban));
        bans.keySet().retainAll(stored.stream().map(Ban::address).toList());
        return fresh;
    }

    /// Keeps an address out until then.
    public void add(Ban ban) {
        journal.ban(ban);
        bans.put(ban.address(), ban);
    }

    /// Lets an address in again; false if it was not kept out.
    public boolean remove(String address) {
        journal.ban(new Ban(address, 0, ""));
        return bans.remove(address) != null;
    }

    /// Those that hold.
    public List<Ban> all() {
        return bans.values().stream().filter(ban -> ban.until() > clock.millis()).toList();
    }
}
