package sparrow.cluster;

import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.typed.Cluster;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.JournalConflict;
import sparrow.server.table.Tables;

/// Sees to it that every table that goes on is kept by some node, whether somebody comes to it or
/// not: the leader of the cluster wakes them all when nodes have come or gone, and now and then.
final class Waking {
    private static final Logger LOG = LoggerFactory.getLogger(Waking.class);
    private static final long LOOK = 1_000;

    /// In how many of these looks after a change all are woken again, and how often otherwise.
    private static final int AFTER_CHANGE = 3;

    private static final int NOW_AND_THEN = 30;

    private final Cluster cluster;
    private final Tables tables;
    private final ThisNode node;
    private final AtomicBoolean busy = new AtomicBoolean();
    private Set<Member> known = Set.of();
    private int unchanged;

    Waking(Cluster cluster, Tables tables, ThisNode node) {
        this.cluster = cluster;
        this.tables = tables;
        this.node = node;
    }

    void begin() {
        tables.timers().every(LOOK, this::look);
    }

    private void look() {
        if (cluster.isTerminated() || node.leaving().get()) {
            return;
        }
        Set<Member> members =
                StreamSupport.stream(cluster.state().getMembers().spliterator(), false)
                        .collect(Collectors.toSet());
        unchanged = members.equals(known) ? unchanged + 1 : 0;
        known = members;
        boolean due = unchanged <= AFTER_CHANGE || unchanged % NOW_AND_THEN == 0;
        if (due && isLeader() && busy.compareAndSet(false, true)) {
            Thread.startVirtualThread(this::wakeAll);
        }
    }

    private boolean isLeader() {
        return cluster.selfMember().address().equals(cluster.state().getLeader());
    }

    private void wakeAll() {
        try {
            tables.underWay().forEach(table -> node.write(table, new Letter.Wake(0, "")));
        } catch (JournalConflict | Damaged unread) {
            LOG.debug("the list of tables is not read now", unread);
        } finally {
            busy.set(false);
        }
    }
}
