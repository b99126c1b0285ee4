package sparrow.browser;

import com.microsoft.playwright.Browser.NewContextOptions;

/// What a visitor holds: a desk with a mouse, or a phone with a finger.
enum Screen {
    DESKTOP(1440, 900),
    PHONE(390, 844);

    private final int width;
    private final int height;

    Screen(int width, int height) {
        this.width = width;
        this.height = height;
    }

    NewContextOptions options() {
        return new NewContextOptions()
                .setViewportSize(width, height)
                .setIsMobile(this == PHONE)
                .setHasTouch(this == PHONE);
    }

    String label() {
        return this == PHONE ? "phone" : "desktop";
    }
}
