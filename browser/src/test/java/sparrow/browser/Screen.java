package sparrow.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import java.util.Locale;

/// What a visitor holds: a laptop with a mouse, or a phone with a finger, upright or on its side.
enum Screen {
    DESKTOP(1366, 768),
    PHONE(390, 844),
    LYING(844, 390);

    private final int width;
    private final int height;

    Screen(int width, int height) {
        this.width = width;
        this.height = height;
    }

    NewContextOptions options() {
        return new NewContextOptions()
                .setViewportSize(width, height)
                .setIsMobile(this != DESKTOP)
                .setHasTouch(this != DESKTOP);
    }

    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
