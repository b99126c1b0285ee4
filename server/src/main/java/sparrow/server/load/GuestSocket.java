package sparrow.server.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/// The WebSocket of a guest, as plain as can be: thousands of them share one thread and leave the
/// processor to the server.
final class GuestSocket implements AutoCloseable {
    private static final int FINAL = 0x80;
    private static final int MASKED = 0x80;
    private static final int OPCODE = 0x0F;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int SHORT = 126;
    private static final int LONG = 127;
    private static final int ROOM = 2_048;
    private static final int MOST = 8_000_000;
    private static final String END_OF_HEAD = "\r\n\r\n";

    private final SocketChannel channel;
    private final ByteArrayOutputStream parts = new ByteArrayOutputStream(0);
    private ByteBuffer in = ByteBuffer.allocate(ROOM);

    private GuestSocket(SocketChannel channel) {
        this.channel = channel;
    }

    /// Connects, and waits until the server has agreed.
    static GuestSocket open(Entrance entrance, String path) throws IOException {
        SocketChannel channel = SocketChannel.open(entrance.address());
        try {
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            GuestSocket socket = new GuestSocket(channel);
            socket.shakeHands(entrance, path);
            channel.configureBlocking(false);
            return socket;
        } catch (IOException refused) {
            channel.close();
            throw refused;
        }
    }

    private void shakeHands(Entrance entrance, String path) throws IOException {
        String head =
                "GET "
                        + path
                        + " HTTP/1.1\r\nHost: "
                        + entrance.authority()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: c3BhcnJvdyBpcyBhIGJpcg==\r\n"
                        + entrance.forwarded()
                                .map(address -> Entrance.FORWARDED + ": " + address + "\r\n")
                                .orElse("")
                        + "\r\n";
        write(ByteBuffer.wrap(head.getBytes(StandardCharsets.US_ASCII)));
        String answer = "";
        while (!answer.contains(END_OF_HEAD)) {
            if (channel.read(in) < 0 || !in.hasRemaining()) {
                throw new IOException("no socket was opened: " + answer);
            }
            answer = new String(in.array(), 0, in.position(), StandardCharsets.ISO_8859_1);
        }
        if (!answer.startsWith("HTTP/1.1 101")) {
            throw new IOException("no socket was opened: " + answer);
        }
        in.flip().position(answer.indexOf(END_OF_HEAD) + END_OF_HEAD.length());
        in.compact();
    }

    /// Tells the selector about it, and on whose behalf.
    void register(Selector selector, Object owner) throws IOException {
        channel.register(selector, SelectionKey.OP_READ, owner);
    }

    void send(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /// A mask of zeros leaves the text as it is.
    private void send(int opcode, byte[] body) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(body.length + 8);
        frame.put((byte) (FINAL | opcode));
        if (body.length < SHORT) {
            frame.put((byte) (MASKED | body.length));
        } else {
            frame.put((byte) (MASKED | SHORT)).putShort((short) body.length);
        }
        write(frame.putInt(0).put(body).flip());
    }

    private void write(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            if (channel.write(bytes) == 0) {
                throw new IOException("the server does not read what it is sent");
            }
        }
    }

    /// Reads what has come, and hands over every whole text.
    ///
    /// @throws IOException if the connection has ended
    void read(Consumer<String> hear) throws IOException {
        int count = channel.read(in);
        while (count > 0) {
            in.flip();
            while (frame(hear)) {}
            in.compact();
            if (!in.hasRemaining()) {
                grow();
            }
            count = channel.read(in);
        }
        if (count < 0) {
            throw new IOException("the connection has ended");
        }
    }

    private void grow() throws IOException {
        if (in.capacity() > MOST) {
            throw new IOException("a text is too long");
        }
        in = ByteBuffer.allocate(2 * in.capacity()).put(in.flip());
    }

    /// Takes one frame out of what was read; false if it is not there as a whole.
    private boolean frame(Consumer<String> hear) throws IOException {
        int start = in.position();
        if (in.remaining() < 2) {
            return false;
        }
        int first = in.get();
        long length = in.get();
        if (length == SHORT && in.remaining() >= Short.BYTES) {
            length = in.getShort() & 0xFFFF;
        } else if (length == LONG && in.remaining() >= Long.BYTES) {
            length = in.getLong();
        } else if (length >= SHORT) {
            in.position(start);
            return false;
        }
        if (in.remaining() < length) {
            in.position(start);
            return false;
        }
        byte[] body = new byte[(int) length];
        in.get(body);
        take(first, body, hear);
        return true;
    }

    private void take(int first, byte[] body, Consumer<String> hear) throws IOException {
        switch (first & OPCODE) {
            case CLOSE -> throw new IOException("the server closed the connection: " + why(body));
            case PING -> send(PONG, body);
            case PONG -> {}
            default -> {
                parts.writeBytes(body);
                if ((first & FINAL) != 0) {
                    String text = parts.toString(StandardCharsets.UTF_8);
                    parts.reset();
                    hear.accept(text);
                }
            }
        }
    }

    private static String why(byte[] body) {
        return body.length < 2
                ? "no reason"
                : new String(body, 2, body.length - 2, StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
