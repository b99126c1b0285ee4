package sparrow.cluster;

import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import sparrow.server.table.Tables;
import sparrow.server.work.HeavyWork;

/// What the tables of a node share.
///
/// @param leaving whether this node takes up no more tables
record ThisNode(
        Tables tables,
        HeavyWork work,
        Gateway.Awaited awaited,
        ClusterSharding sharding,
        Cluster cluster,
        AtomicBoolean leaving,
        ClusterMetrics metrics) {
    private static final EntityTypeKey<Letter> TABLE = EntityTypeKey.create(Letter.class, "table");

    /// Makes this node one that keeps tables.
    void open() {
        sharding.init(
                Entity.of(
                                TABLE,
                                entity ->
                                        TableEntity.create(
                                                entity.getEntityId(), entity.getShard(), this))
                        .withStopMessage(new Letter.Stop()));
    }

    /// Writes to a table, wherever it is kept.
    void write(String table, Letter.Sent letter) {
        write(sharding, table, letter);
    }

    static void write(ClusterSharding sharding, String table, Letter.Sent letter) {
        sharding.entityRefFor(TABLE, table).tell(letter);
    }

    /// Whether this node reaches most of the others: one that does not claims no table, since those
    /// may go on without it.
    boolean seesMajority() {
        Set<Member> unreachable = cluster.state().getUnreachable();
        int all = 0;
        int reached = 0;
        for (Member member : cluster.state().getMembers()) {
            if (member.status().equals(MemberStatus.up())
                    || member.status().equals(MemberStatus.leaving())) {
                all++;
                reached += unreachable.contains(member) ? 0 : 1;
            }
        }
        return 2 * reached > all;
    }

    ActorRef<Letter> gateway() {
        return awaited.self().join();
    }

    /// Has a table that was kept here kept elsewhere. A node that leaves leaves that to another: it
    /// could not go before what it writes itself has arrived.
    void wakeElsewhere(String table, String maker) {
        if (leaving.get()) {
            awaited.gateways().stream()
                    .filter(each -> !each.equals(gateway()))
                    .findFirst()
                    .ifPresent(each -> each.tell(new Letter.Pass(0, table, maker)));
        } else {
            write(table, new Letter.Wake(0, maker));
        }
    }
}
