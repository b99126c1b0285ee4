package sparrow.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Where requests come from, when a proxy says so.
final class AddressesTest {
    private final Addresses plain = new Addresses(Set.of());
    private final Addresses behind = new Addresses(Set.of("127.0.0.1", "10.0.0.2", "::1"));

    @Test
    void nobody_is_believed_who_is_not_named() {
        assertThat(plain.of("127.0.0.1", Optional.of("203.0.113.7"))).isEqualTo("127.0.0.1");
        assertThat(behind.of("203.0.113.9", Optional.of("203.0.113.7"))).isEqualTo("203.0.113.9");
    }

    @Test
    void a_named_proxy_says_for_whom_it_asks() {
        assertThat(behind.of("127.0.0.1", Optional.of("203.0.113.7"))).isEqualTo("203.0.113.7");
        assertThat(behind.of("::1", Optional.of("203.0.113.7"))).isEqualTo("203.0.113.7");
        assertThat(behind.of("127.0.0.1", Optional.empty())).isEqualTo("127.0.0.1");
    }

    /// What a client wrote into the header itself stands before what the proxies add.
    @Test
    void only_the_last_address_that_no_proxy_has_counts() {
        assertThat(behind.of("127.0.0.1", Optional.of("1.2.3.4, 203.0.113.7, 10.0.0.2")))
                .isEqualTo("203.0.113.7");
        assertThat(behind.of("127.0.0.1", Optional.of("1.2.3.4, somewhere")))
                .isEqualTo("127.0.0.1");
        assertThat(behind.of("127.0.0.1", Optional.of(""))).isEqualTo("127.0.0.1");
    }

    @Test
    void a_household_of_the_sixth_version_is_one_address() {
        String one = plain.of("2001:db8:1:2:aaaa::1", Optional.empty());
        assertThat(plain.of("2001:db8:1:2:bbbb:cccc:1:2", Optional.empty())).isEqualTo(one);
        assertThat(plain.of("2001:db8:1:3::1", Optional.empty())).isNotEqualTo(one);
        assertThat(behind.of("127.0.0.1", Optional.of("2001:db8:1:2::9"))).isEqualTo(one);
    }

    @Test
    void only_this_machine_is_favoured() {
        assertThat(Gate.favour("127.0.0.1")).isEqualTo(Limits.OWN_MACHINE);
        assertThat(Gate.favour(plain.of("::1", Optional.empty()))).isEqualTo(Limits.OWN_MACHINE);
        assertThat(Gate.favour("203.0.113.7")).isEqualTo(1);
        assertThat(Gate.favour(plain.of("2001:db8::1", Optional.empty()))).isEqualTo(1);
    }
}
