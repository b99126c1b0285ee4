package sparrow.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.io.NotSerializableException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import sparrow.server.table.Advising;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.TableAsk;
import sparrow.server.table.TableQuota;

/// Letters between nodes survive the way; what cannot be read is refused in words.
final class LetterSerializerTest {
    private static final int TEXT_OF_TELL = 1 + 1 + Long.BYTES + Integer.BYTES + Integer.BYTES;

    private static ActorSystem<Letter> system;
    private static LetterSerializer serializer;
    private static ActorRef<Letter> gateway;

    @BeforeAll
    static void open() {
        system =
                ActorSystem.create(
                        Behaviors.<Letter>ignore(), "letters", ConfigFactory.defaultReference());
        serializer = new LetterSerializer((ExtendedActorSystem) Adapter.toClassic(system));
        gateway = system.systemActorOf(Behaviors.<Letter>ignore(), "gateway", Props.empty());
    }

    @AfterAll
    static void close() {
        system.terminate();
    }

    private static List<Letter.Sent> letters() {
        return List.of(
                new Letter.Ask(1, gateway, new TableAsk(TableAsk.Kind.JOIN, "s", "{\"a\":\"ä\"}")),
                new Letter.Advise(12, gateway, new Advising("s", "{}", "::1")),
                new Letter.Call(13, gateway),
                new Letter.Here(14, gateway),
                new Letter.Connect(2, gateway, "192.0.2.1", "{}"),
                new Letter.Say(3, gateway, 7, "东"),
                new Letter.Leave(4, gateway),
                new Letter.Wake(0, "192.0.2.1"),
                new Letter.Answer(5, "{}"),
                new Letter.Refuse(6, ApiRefusal.Kind.NOT_NOW, "full", "All seats are taken."),
                new Letter.Seated(7, gateway, "A", "Ada"),
                new Letter.Tell(8, 1, "x".repeat(100_000)),
                new Letter.Close(9, 1012, "Connect again."),
                new Letter.Count(10, gateway, "::"),
                new Letter.Counted(11, new TableQuota.Open(3, 2, 1)),
                new Letter.Announce(0, "Cake."),
                new Letter.Pass(0, "T", ""));
    }

    @Test
    void every_letter_that_is_sent_is_the_same_when_it_arrives() throws Exception {
        assertThat(letters().stream().map(Letter.Sent::getClass).distinct())
                .hasSize(LetterSerializer.kinds());
        for (Letter.Sent letter : letters()) {
            assertThat(serializer.fromBinary(serializer.toBinary(letter), "")).isEqualTo(letter);
        }
    }

    @Test
    void a_letter_of_a_later_version_is_answered_with_a_sentence() throws Exception {
        byte[] bytes = serializer.toBinary(letters().getFirst());
        bytes[0] = 9;
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 100);
        assertThat(serializer.fromBinary(longer, "")).isEqualTo(new Letter.Strange(1, gateway, 9));
        assertThat(LetterSerializer.strange(9)).contains("version 9", "reads 1");
    }

    @Test
    void one_that_nobody_waits_to_be_answered_is_refused_with_it() {
        byte[] bytes = serializer.toBinary(new Letter.Wake(0, ""));
        bytes[0] = 2;
        assertThatThrownBy(() -> serializer.fromBinary(bytes, ""))
                .isInstanceOf(NotSerializableException.class)
                .hasMessageContaining("different versions");
    }

    @Test
    void what_is_longer_than_a_letter_may_be_is_not_sent() {
        Letter.Tell most =
                new Letter.Tell(
                        1, 0, "x".repeat(LetterSerializer.MOST - TEXT_OF_TELL - Integer.BYTES));
        assertThat(serializer.toBinary(most)).hasSize(LetterSerializer.MOST);
        Letter.Tell longer = new Letter.Tell(1, 0, most.text() + "x");
        assertThatThrownBy(() -> serializer.toBinary(longer))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1000000 bytes at most");
    }

    @Test
    void what_belongs_to_a_node_stays_there() {
        assertThatThrownBy(() -> serializer.toBinary(new Letter.Stop()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void broken_letters_are_refused_and_nothing_else_happens() {
        Random random = new Random(Long.getLong("sparrow.seed", 5));
        List<Letter.Sent> all = letters();
        for (int i = 0; i < 10_000; i++) {
            byte[] bytes = serializer.toBinary(all.get(random.nextInt(all.size())));
            byte[] cut = Arrays.copyOf(bytes, random.nextInt(bytes.length));
            for (int change = random.nextInt(3); change > 0 && cut.length > 0; change--) {
                cut[random.nextInt(Math.min(cut.length, 200))] = (byte) random.nextInt();
            }
            try {
                assertThat(serializer.fromBinary(cut, "")).isInstanceOf(Letter.class);
            } catch (NotSerializableException refused) {
                assertThat(refused.getMessage()).isNotBlank();
            }
        }
    }
}
