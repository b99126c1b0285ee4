package sparrow.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// A connection over which one request is posted after another, with as little work as possible:
/// for runs of millions.
final class KeptConnection implements AutoCloseable {
    private static final String LENGTH = "content-length:";

    /// The server ends a connection over which nothing was said for a while; so do we, sooner.
    private static final long SILENCE = 10_000_000_000L;

    private final int port;
    private RawSocket socket;
    private InputStream in;
    private long last = System.nanoTime();

    KeptConnection(int port) {
        this.port = port;
        open();
    }

    private void open() {
        try {
            socket = RawSocket.open(port);
            in = new BufferedInputStream(socket.socket().getInputStream());
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    Club.Reply post(String path, String body, String secret) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        String head =
                "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\nContent-Length: %d\r\n\r\n"
                        .formatted(path, port, secret, bytes.length);
        if (System.nanoTime() - last > SILENCE) {
            close();
            open();
        }
        try {
            ByteArrayOutputStream request = new ByteArrayOutputStream(head.length() + bytes.length);
            request.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
            request.writeBytes(bytes);
            socket.send(request.toByteArray());
            Club.Reply reply = next();
            last = System.nanoTime();
            return reply;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private Club.Reply next() throws IOException {
        Answer answer = reply(in);
        if (answer.isLast) {
            close();
            open();
        }
        return new Club.Reply(answer.status, answer.text, "");
    }

    /// An answer of the server.
    ///
    /// @param isLast whether the server ends the connection after it
    record Answer(int status, String text, boolean isLast) {}

    static Answer reply(InputStream in) throws IOException {
        int status = Integer.parseInt(line(in).split(" ", 3)[1]);
        int length = 0;
        boolean isChunked = false;
        boolean isLast = false;
        for (String field = line(in); !field.isEmpty(); field = line(in)) {
            String plain = field.toLowerCase(Locale.ROOT);
            if (plain.startsWith(LENGTH)) {
                length = Integer.parseInt(plain.substring(LENGTH.length()).strip());
            }
            isChunked |= plain.equals("transfer-encoding: chunked");
            isLast |= plain.equals("connection: close");
        }
        byte[] bytes = isChunked ? chunks(in) : in.readNBytes(length);
        return new Answer(status, new String(bytes, StandardCharsets.UTF_8), isLast);
    }

    private static byte[] chunks(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int size = size(in); size > 0; size = size(in)) {
            all.writeBytes(in.readNBytes(size));
            line(in);
        }
        line(in);
        return all.toByteArray();
    }

    private static int size(InputStream in) throws IOException {
        return Integer.parseInt(line(in).strip(), 16);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the connection ended before the answer");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
