package sparrow.cli;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;
import sparrow.arena.fit.Calibration;
import sparrow.arena.fit.Reliability;

/// Told against true as a picture: one square for each kind of chance, a dot for each group, the
/// larger the more decisions are in it. On the diagonal all is told as it is.
final class ReliabilityDiagram {
    private static final int SIDE = 300;
    private static final int MARGIN = 56;
    private static final int TITLE = 40;
    private static final Color INK = new Color(0x22, 0x2b, 0x28);
    private static final Color FAINT = new Color(0xc9, 0xd0, 0xcc);
    private static final Color DOT = new Color(0x1f, 0x7a, 0x5c);

    private ReliabilityDiagram() {}

    static byte[] png(String title, Map<Calibration.Of, Reliability> counted) {
        int columns = 2;
        int rows = (counted.size() + columns - 1) / columns;
        int cell = SIDE + 2 * MARGIN;
        BufferedImage image =
                new BufferedImage(columns * cell, TITLE + rows * cell, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(
                RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.setColor(INK);
        graphics.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 15));
        graphics.drawString(title, MARGIN, TITLE - 12);
        int place = 0;
        for (Map.Entry<Calibration.Of, Reliability> entry : counted.entrySet()) {
            int left = place % columns * cell + MARGIN;
            int top = TITLE + place / columns * cell + MARGIN;
            square(graphics, left, top, entry.getKey(), entry.getValue());
            place++;
        }
        graphics.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException never) {
            throw new IllegalStateException("bytes in memory", never);
        }
        return bytes.toByteArray();
    }

    private static void square(
            Graphics2D graphics, int left, int top, Calibration.Of of, Reliability reliability) {
        graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
        graphics.setStroke(new BasicStroke(1));
        for (int tenth = 0; tenth <= 10; tenth += 2) {
            int at = tenth * SIDE / 10;
            graphics.setColor(FAINT);
            graphics.drawLine(left + at, top, left + at, top + SIDE);
            graphics.drawLine(left, top + at, left + SIDE, top + at);
            graphics.setColor(INK);
            String percent = 10 * tenth + " %";
            graphics.drawString(percent, left + at - 12, top + SIDE + 16);
            graphics.drawString(percent, left - 42, top + SIDE - at + 4);
        }
        graphics.setColor(INK);
        graphics.drawString("The chance " + of.words(), left, top - 24);
        graphics.drawString(
                String.format(
                        Locale.ROOT,
                        "true by told; Brier %.4f, base %.4f",
                        reliability.brier(),
                        reliability.baseBrier()),
                left,
                top - 8);
        graphics.drawLine(left, top + SIDE, left + SIDE, top);
        graphics.setColor(DOT);
        for (Reliability.Group group : reliability.groups()) {
            if (group.count() > 0) {
                double share = (double) group.count() / reliability.count();
                int radius = (int) Math.round(3 + 9 * Math.sqrt(share));
                int x = left + (int) Math.round(group.told() * SIDE);
                int y = top + SIDE - (int) Math.round(group.truth() * SIDE);
                graphics.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
            }
        }
    }
}
