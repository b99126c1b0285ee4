package sparrow.server.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Secrets and names that nobody can guess.
final class TokenTest {
    @Test
    void a_secret_has_forty_three_characters_and_is_never_the_same() {
        Set<String> secrets = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            assertThat(Token.secret()).matches("[A-Za-z0-9_-]{43}");
            secrets.add(Token.secret());
        }
        assertThat(secrets).hasSize(100);
    }

    @Test
    void a_table_has_a_name_without_letters_that_look_alike() {
        Set<Integer> letters = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            String name = Token.tableName();
            assertThat(name).hasSize(16).matches("[2-9A-HJ-NP-Z]+");
            name.chars().forEach(letters::add);
        }
        assertThat(letters).hasSize(32);
    }

    @Test
    void only_the_secret_itself_fits_what_was_kept_of_it() {
        assertThat(Token.hash(""))
                .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        String secret = Token.secret();
        assertThat(Token.fits(secret, Token.hash(secret))).isTrue();
        assertThat(Token.fits(secret + "x", Token.hash(secret))).isFalse();
        assertThat(Token.fits(Token.hash(secret), Token.hash(secret))).isFalse();
    }
}
