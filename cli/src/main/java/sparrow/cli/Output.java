package sparrow.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import sparrow.answers.ByteText;

/// Where a command prints, in UTF-8; a text that is in UTF-8 already goes through as it is.
final class Output extends PrintWriter {
    private final OutputStream bytes;

    Output(OutputStream bytes) {
        super(new TextStream(bytes), true);
        this.bytes = bytes;
    }

    void write(ByteText text) {
        try {
            text.writeTo(bytes);
        } catch (IOException _) {
            setError();
        }
    }
}
