package sparrow.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// A connection on which a test says whatever it likes, byte by byte.
record RawSocket(Socket socket) implements AutoCloseable {
    static RawSocket open(int port) throws IOException {
        Socket socket = new Socket();
        socket.setSoTimeout(20_000);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return new RawSocket(socket);
    }

    /// A WebSocket at a table; nothing is said yet.
    ///
    /// @param address for whom a proxy would ask
    static RawSocket atTable(int port, String table, String address) throws IOException {
        RawSocket raw = open(port);
        raw.say(
                """
                GET /api/v1/tables/%s/socket HTTP/1.1
                Host: 127.0.0.1:%d
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Key: c3BhcnJvdyBzcGFycm93IQ==
                Sec-WebSocket-Version: 13
                X-Forwarded-For: %s

                """
                        .formatted(table, port, address));
        String head = raw.head();
        if (!head.contains(" 101 ")) {
            throw new IOException(head);
        }
        return raw;
    }

    /// Lines of a request.
    void say(String lines) throws IOException {
        send(lines.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
    }

    void send(byte[] bytes) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(bytes);
        out.flush();
    }

    /// What is answered, up to the first empty line.
    String head() throws IOException {
        StringBuilder head = new StringBuilder();
        InputStream in = socket.getInputStream();
        for (int c = in.read(); c >= 0 && head.indexOf("\r\n\r\n") < 0; c = in.read()) {
            head.append((char) c);
            if (head.toString().endsWith("\r\n\r\n")) {
                break;
            }
        }
        return head.toString();
    }

    /// The bytes of a frame from a client, masked with nothing.
    static byte[] frame(int first, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        return ByteBuffer.allocate(6 + bytes.length)
                .put((byte) first)
                .put((byte) (0x80 | bytes.length))
                .putInt(0)
                .put(bytes)
                .array();
    }

    /// Sends the same again and again, until the other side has had enough or the time is over.
    boolean isCutOff(byte[] bytes, int times, long seconds) {
        ByteBuffer many = ByteBuffer.allocate(bytes.length * times);
        for (int i = 0; i < times; i++) {
            many.put(bytes);
        }
        long until = System.nanoTime() + seconds * 1_000_000_000L;
        try {
            while (System.nanoTime() < until) {
                send(many.array());
                InputStream in = socket.getInputStream();
                while (in.available() > 0) {
                    in.readNBytes(in.available());
                }
            }
            return false;
        } catch (IOException _) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
