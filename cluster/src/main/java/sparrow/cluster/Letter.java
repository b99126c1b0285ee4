package sparrow.cluster;

import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import sparrow.server.table.Advising;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.TableAsk;
import sparrow.server.table.TableQuota;

/// What nodes write to one another. [LetterSerializer] gives each its bytes.
sealed interface Letter {
    /// A letter that goes to another node; the number tells what it is about.
    sealed interface Sent extends Letter {
        long number();
    }

    /// One that is answered to the gateway it comes from.
    sealed interface Wanting extends Sent {
        ActorRef<Letter> from();
    }

    // --- to a table ---

    record Ask(long number, ActorRef<Letter> from, TableAsk ask) implements Wanting {}

    record Advise(long number, ActorRef<Letter> from, Advising advising) implements Wanting {}

    /// Somebody says hello at another node; the number is that of the line from then on.
    record Connect(long number, ActorRef<Letter> from, String address, String hello)
            implements Wanting {}

    /// The line is still wanted.
    record Here(long number, ActorRef<Letter> from) implements Wanting {}

    /// What somebody says over a line.
    ///
    /// @param count of what was said before
    record Say(long number, ActorRef<Letter> from, int count, String text) implements Wanting {}

    /// A connection is gone.
    record Leave(long number, ActorRef<Letter> from) implements Wanting {}

    /// The table is to be kept here from now on, whoever comes.
    ///
    /// @param maker the address it was made from, or nothing if that is not known
    record Wake(long number, String maker) implements Sent {}

    // --- to a gateway ---

    /// What a table says to a request.
    record Answer(long number, String body) implements Sent {}

    record Refuse(long number, ApiRefusal.Kind kind, String code, String sentence) implements Sent {
        Refuse(long number, ApiRefusal refusal) {
            this(number, refusal.kind(), refusal.code(), refusal.sentence());
        }

        ApiRefusal refusal() {
            return new ApiRefusal(kind, code, sentence);
        }
    }

    /// Is the line still wanted? A letter that was long on its way must not take the seat from
    /// somebody who came again meanwhile.
    ///
    /// @param from the table
    record Call(long number, ActorRef<Letter> from) implements Wanting {}

    /// A line is open.
    ///
    /// @param from the gateway of the node that keeps the table
    /// @param seat of a player, or nothing
    /// @param name of the player, or nothing
    record Seated(long number, ActorRef<Letter> from, String seat, String name)
            implements Wanting {}

    /// What a table tells over a line.
    ///
    /// @param count of what was told before
    record Tell(long number, int count, String text) implements Sent {}

    /// The table ends a line.
    record Close(long number, int status, String sentence) implements Sent {}

    /// How many tables of an address are kept there?
    record Count(long number, ActorRef<Letter> from, String address) implements Wanting {}

    record Counted(long number, TableQuota.Open open) implements Sent {}

    /// Everybody at every table is told something.
    record Announce(long number, String sentence) implements Sent {}

    /// A table is to be woken that a node which leaves kept.
    ///
    /// @param maker the address it was made from, or nothing if that is not known
    record Pass(long number, String table, String maker) implements Sent {}

    /// A letter that this node cannot read.
    record Strange(long number, ActorRef<Letter> from, int version) implements Wanting {}

    // --- what stays on its node ---

    /// The table goes on elsewhere.
    record Stop() implements Letter {}

    /// It has been handed over.
    record Stopped() implements Letter {}

    /// Is there still something to keep?
    record Look() implements Letter {}

    /// A gateway is gone, with its node.
    record Gone(ActorRef<Letter> gateway) implements Letter {}

    /// The gateways there are.
    record Gateways(Set<ActorRef<Letter>> all) implements Letter {
        public Gateways {
            all = Set.copyOf(all);
        }
    }
}
