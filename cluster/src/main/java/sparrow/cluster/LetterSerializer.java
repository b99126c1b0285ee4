package sparrow.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.nio.charset.StandardCharsets;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import sparrow.server.table.Advising;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.TableAsk;
import sparrow.server.table.TableQuota;

/// The bytes of letters between nodes: a version, a kind, the number, the gateway that is to be
/// answered, and what the kind has besides. Versions to come keep the first four, so that a node
/// that does not know them can say so.
public final class LetterSerializer extends SerializerWithStringManifest {
    static final int VERSION = 1;

    /// The most bytes of a letter.
    static final int MOST = 1_000_000;

    private static final int IDENTIFIER = 7_355_001;

    private static final int ASK = 1;
    private static final int CONNECT = 2;
    private static final int SAY = 3;
    private static final int LEAVE = 4;
    private static final int WAKE = 5;
    private static final int ANSWER = 6;
    private static final int REFUSE = 7;
    private static final int SEATED = 8;
    private static final int TELL = 9;
    private static final int CLOSE = 10;
    private static final int COUNT = 11;
    private static final int COUNTED = 12;
    private static final int ANNOUNCE = 13;
    private static final int PASS = 14;
    private static final int ADVISE = 15;
    private static final int CALL = 16;
    private static final int HERE = 17;

    private final ActorRefResolver addresses;

    public LetterSerializer(ExtendedActorSystem system) {
        this.addresses = ActorRefResolver.get(Adapter.toTyped(system));
    }

    /// How many kinds of letters there are.
    static int kinds() {
        return HERE;
    }

    @Override
    public int identifier() {
        return IDENTIFIER;
    }

    @Override
    public String manifest(Object letter) {
        return "";
    }

    @Override
    public byte[] toBinary(Object object) {
        if (!(object instanceof Letter.Sent letter)) {
            throw new IllegalArgumentException(object + " stays on its node");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(VERSION);
            out.writeByte(kind(letter));
            out.writeLong(letter.number());
            text(
                    out,
                    letter instanceof Letter.Wanting wanting
                            ? addresses.toSerializationFormat(wanting.from())
                            : "");
            write(letter, out);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        if (bytes.size() > MOST) {
            throw new IllegalArgumentException(
                    "a letter between nodes has " + MOST + " bytes at most, not " + bytes.size());
        }
        return bytes.toByteArray();
    }

    private static int kind(Letter.Sent letter) {
        return switch (letter) {
            case Letter.Ask _ -> ASK;
            case Letter.Call _ -> CALL;
            case Letter.Here _ -> HERE;
            case Letter.Advise _ -> ADVISE;
            case Letter.Connect _ -> CONNECT;
            case Letter.Say _ -> SAY;
            case Letter.Leave _ -> LEAVE;
            case Letter.Wake _ -> WAKE;
            case Letter.Answer _ -> ANSWER;
            case Letter.Refuse _ -> REFUSE;
            case Letter.Seated _ -> SEATED;
            case Letter.Tell _ -> TELL;
            case Letter.Close _ -> CLOSE;
            case Letter.Count _ -> COUNT;
            case Letter.Counted _ -> COUNTED;
            case Letter.Announce _ -> ANNOUNCE;
            case Letter.Pass _ -> PASS;
            case Letter.Strange _ ->
                    throw new IllegalArgumentException("a strange letter is not sent on");
        };
    }

    private static void write(Letter.Sent letter, DataOutputStream out) throws IOException {
        switch (letter) {
            case Letter.Ask(long _, ActorRef<Letter> _, TableAsk ask) -> {
                text(out, ask.kind().name());
                text(out, ask.secret());
                text(out, ask.body());
            }
            case Letter.Advise(long _, ActorRef<Letter> _, Advising advising) -> {
                text(out, advising.secret());
                text(out, advising.body());
                text(out, advising.address());
            }
            case Letter.Connect connect -> {
                text(out, connect.address());
                text(out, connect.hello());
            }
            case Letter.Say say -> {
                out.writeInt(say.count());
                text(out, say.text());
            }
            case Letter.Wake wake -> text(out, wake.maker());
            case Letter.Answer answer -> text(out, answer.body());
            case Letter.Refuse refuse -> {
                text(out, refuse.kind().name());
                text(out, refuse.code());
                text(out, refuse.sentence());
            }
            case Letter.Seated seated -> {
                text(out, seated.seat());
                text(out, seated.name());
            }
            case Letter.Tell tell -> {
                out.writeInt(tell.count());
                text(out, tell.text());
            }
            case Letter.Close close -> {
                out.writeInt(close.status());
                text(out, close.sentence());
            }
            case Letter.Count count -> text(out, count.address());
            case Letter.Counted(long _, TableQuota.Open open) -> {
                out.writeInt(open.all());
                out.writeInt(open.waiting());
                out.writeInt(open.ofBots());
            }
            case Letter.Announce announce -> text(out, announce.sentence());
            case Letter.Pass pass -> {
                text(out, pass.table());
                text(out, pass.maker());
            }
            case Letter.Leave _, Letter.Call _, Letter.Here _, Letter.Strange _ -> {}
        }
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int version = in.readUnsignedByte();
            int kind = in.readUnsignedByte();
            long number = in.readLong();
            String from = text(in);
            if (version == VERSION) {
                return read(kind, number, from, in);
            }
            if (!from.isEmpty()) {
                return new Letter.Strange(number, gateway(from), version);
            }
            throw new NotSerializableException(strange(version));
        } catch (IOException | IllegalArgumentException broken) {
            if (broken instanceof NotSerializableException known) {
                throw known;
            }
            throw new NotSerializableException(
                    "a letter of another node cannot be read: " + broken.getMessage());
        }
    }

    /// What is said of a letter of another version.
    static String strange(int version) {
        return "The nodes of this cluster are of different versions (letters of version "
                + version
                + ", this node reads "
                + VERSION
                + "); try again when all are of one.";
    }

    private Letter read(int kind, long number, String from, DataInputStream in) throws IOException {
        return switch (kind) {
            case ASK ->
                    new Letter.Ask(
                            number,
                            gateway(from),
                            new TableAsk(TableAsk.Kind.valueOf(text(in)), text(in), text(in)));
            case ADVISE ->
                    new Letter.Advise(
                            number, gateway(from), new Advising(text(in), text(in), text(in)));
            case CONNECT -> new Letter.Connect(number, gateway(from), text(in), text(in));
            case SAY -> new Letter.Say(number, gateway(from), in.readInt(), text(in));
            case CALL -> new Letter.Call(number, gateway(from));
            case HERE -> new Letter.Here(number, gateway(from));
            case LEAVE -> new Letter.Leave(number, gateway(from));
            case WAKE -> new Letter.Wake(number, text(in));
            case ANSWER -> new Letter.Answer(number, text(in));
            case REFUSE ->
                    new Letter.Refuse(
                            number, ApiRefusal.Kind.valueOf(text(in)), text(in), text(in));
            case SEATED -> new Letter.Seated(number, gateway(from), text(in), text(in));
            case TELL -> new Letter.Tell(number, in.readInt(), text(in));
            case CLOSE -> new Letter.Close(number, in.readInt(), text(in));
            case COUNT -> new Letter.Count(number, gateway(from), text(in));
            case COUNTED ->
                    new Letter.Counted(
                            number, new TableQuota.Open(in.readInt(), in.readInt(), in.readInt()));
            case ANNOUNCE -> new Letter.Announce(number, text(in));
            case PASS -> new Letter.Pass(number, text(in), text(in));
            default -> throw new NotSerializableException("there is no letter of kind " + kind);
        };
    }

    private ActorRef<Letter> gateway(String from) {
        return addresses.resolveActorRef(from);
    }

    private static String text(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > MOST) {
            throw new IOException("it has a text of " + length + " bytes");
        }
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new IOException("it is cut off");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
