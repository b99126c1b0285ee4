package sparrow.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import org.apache.pekko.actor.typed.receptionist.ServiceKey;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.server.table.Tables;

/// Where a node gets its letters: answers to what was asked here, and what tables tell those who
/// are connected here.
final class Gateway extends AbstractBehavior<Letter> {
    private static final Logger LOG = LoggerFactory.getLogger(Gateway.class);
    private static final int RESTART = 1012;
    private static final ServiceKey<Letter> KEY = ServiceKey.create(Letter.class, "gateways");

    /// What waits for letters, shared with those who ask.
    ///
    /// @param self this gateway, as soon as there is one
    /// @param asked what tables were asked, by number
    /// @param counting what other gateways were asked, by number
    /// @param lines of those who are connected here, by number
    /// @param gateways of all nodes
    record Awaited(
            CompletableFuture<ActorRef<Letter>> self,
            Map<Long, CompletableFuture<String>> asked,
            Map<Long, CompletableFuture<Letter.Counted>> counting,
            Map<Long, RemoteLine> lines,
            Set<ActorRef<Letter>> gateways) {
        Awaited() {
            this(
                    new CompletableFuture<>(),
                    new ConcurrentHashMap<>(),
                    new ConcurrentHashMap<>(),
                    new ConcurrentHashMap<>(),
                    ConcurrentHashMap.newKeySet());
        }
    }

    private final Awaited awaited;
    private final Tables tables;

    private Gateway(ActorContext<Letter> context, Awaited awaited, Tables tables) {
        super(context);
        this.awaited = awaited;
        this.tables = tables;
        awaited.self.complete(context.getSelf());
        ActorRef<Receptionist.Listing> listings =
                context.messageAdapter(
                        Receptionist.Listing.class,
                        listing -> new Letter.Gateways(listing.getServiceInstances(KEY)));
        context.getSystem().receptionist().tell(Receptionist.register(KEY, context.getSelf()));
        context.getSystem().receptionist().tell(Receptionist.subscribe(KEY, listings));
    }

    static Behavior<Letter> create(Awaited awaited, Tables tables) {
        return Behaviors.setup(context -> new Gateway(context, awaited, tables));
    }

    @Override
    public Receive<Letter> createReceive() {
        return newReceiveBuilder().onMessage(Letter.class, this::receive).build();
    }

    private Behavior<Letter> receive(Letter letter) {
        switch (letter) {
            case Letter.Answer(long number, String body) ->
                    Optional.ofNullable(awaited.asked.remove(number))
                            .ifPresent(waiting -> waiting.complete(body));
            case Letter.Refuse refuse -> refuse(refuse);
            case Letter.Call(long number, ActorRef<Letter> from) -> {
                ActorRef<Letter> self = getContext().getSelf();
                boolean wanted = line(number).filter(RemoteLine::isWanted).isPresent();
                from.tell(wanted ? new Letter.Here(number, self) : new Letter.Leave(number, self));
            }
            case Letter.Seated seated -> seat(seated);
            case Letter.Tell tell -> line(tell.number()).ifPresent(line -> line.tell(tell));
            case Letter.Close(long number, int status, String sentence) ->
                    line(number).ifPresent(line -> line.end(status, sentence));
            case Letter.Count(long number, ActorRef<Letter> from, String address) ->
                    from.tell(new Letter.Counted(number, tables.madeBy(address)));
            case Letter.Counted counted ->
                    Optional.ofNullable(awaited.counting.remove(counted.number()))
                            .ifPresent(waiting -> waiting.complete(counted));
            case Letter.Announce(long _, String sentence) -> tables.announce(sentence);
            case Letter.Pass(long _, String table, String maker) ->
                    ThisNode.write(
                            ClusterSharding.get(getContext().getSystem()),
                            table,
                            new Letter.Wake(0, maker));
            case Letter.Strange strange ->
                    LOG.warn("{}", LetterSerializer.strange(strange.version()));
            case Letter.Gone(ActorRef<Letter> gateway) -> endAll(gateway);
            case Letter.Gateways(Set<ActorRef<Letter>> all) -> {
                awaited.gateways.addAll(all);
                awaited.gateways.retainAll(all);
            }
            case Letter.Ask _,
                    Letter.Advise _,
                    Letter.Here _,
                    Letter.Connect _,
                    Letter.Say _,
                    Letter.Leave _,
                    Letter.Wake _,
                    Letter.Stop _,
                    Letter.Stopped _,
                    Letter.Look _ ->
                    LOG.warn("a gateway was sent {}", letter.getClass().getSimpleName());
        }
        return this;
    }

    private Optional<RemoteLine> line(long number) {
        return Optional.ofNullable(awaited.lines.get(number));
    }

    private void refuse(Letter.Refuse refuse) {
        Optional.ofNullable(awaited.asked.remove(refuse.number()))
                .ifPresent(waiting -> waiting.completeExceptionally(refuse.refusal()));
        line(refuse.number())
                .ifPresent(line -> {
                    if (!line.seated().completeExceptionally(refuse.refusal())) {
                        line.end(RESTART, refuse.sentence());
                    }
                });
    }

    /// From now on the line ends with the node that keeps the table.
    private void seat(Letter.Seated seated) {
        if (!seated.from().equals(getContext().getSelf())) {
            getContext().watchWith(seated.from(), new Letter.Gone(seated.from()));
        }
        line(seated.number()).ifPresent(line -> line.seated().complete(seated));
    }

    private void endAll(ActorRef<Letter> gateway) {
        for (RemoteLine line : awaited.lines.values()) {
            if (line.home().filter(gateway::equals).isPresent()) {
                line.end(RESTART, Tables.moved().sentence());
            }
        }
    }
}
