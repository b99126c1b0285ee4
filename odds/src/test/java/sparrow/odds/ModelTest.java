package sparrow.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ModelTest {
    /// Two measures; the first one speaks for a win, and so does nothing else.
    private static Net net(float weight, float pointsOfAWin) {
        float[] weights = new float[2 * Net.OUTPUTS];
        weights[HandEnd.WIN.ordinal()] = weight;
        float[] bias = new float[Net.OUTPUTS];
        bias[HandEnd.COUNT + HandEnd.WIN.ordinal()] = pointsOfAWin;
        return new Net(
                List.of("near", "far"), List.of(new Net.Layer(2, Net.OUTPUTS, weights, bias)));
    }

    @Test
    void chances_sum_to_one_and_follow_the_measures() {
        Model model = new Model("by hand", List.of(net(2, 8)));
        Forecast near = model.forecast(new float[] {1, 0});
        Forecast far = model.forecast(new float[] {0, 1});
        assertThat(Arrays.stream(HandEnd.values()).mapToDouble(near::chance).sum())
                .isCloseTo(1, within(1e-12));
        assertThat(far.win()).isCloseTo(1.0 / HandEnd.COUNT, within(1e-9));
        assertThat(near.win()).isCloseTo(Math.exp(2) / (Math.exp(2) + 5), within(1e-6));
        assertThat(near.value()).isCloseTo(8 * near.win(), within(1e-9));
        assertThat(near.ready()).isEqualTo(0.5);
    }

    @Test
    void several_nets_are_averaged() {
        Model both = new Model("by hand", List.of(net(0, 4), net(0, 8)));
        assertThat(both.forecast(new float[] {1, 1}).points(HandEnd.WIN)).isEqualTo(6);
    }

    @Test
    void a_hidden_layer_cuts_off_what_is_below_zero() {
        float[] in = {1, -1};
        Net.Layer hidden = new Net.Layer(1, 2, in, new float[2]);
        float[] out = new float[2 * Net.OUTPUTS];
        out[0] = 1;
        out[Net.OUTPUTS] = 10;
        Net net =
                new Net(
                        List.of("x"),
                        List.of(
                                hidden,
                                new Net.Layer(2, Net.OUTPUTS, out, new float[Net.OUTPUTS])));
        assertThat(net.apply(new float[] {3})[0]).isEqualTo(3);
        assertThat(net.apply(new float[] {-3})[0]).isEqualTo(30);
    }

    @Test
    void a_tilt_leans_to_what_a_level_does() {
        double[] shift = new double[HandEnd.COUNT];
        shift[HandEnd.NOBODY.ordinal()] = Math.log(2);
        Model model =
                new Model("by hand", List.of(net(0, 0))).with("timid", new Tilt(1, shift, 2, 0));
        Forecast timid = model.forecast(new float[2], "timid");
        assertThat(timid.chance(HandEnd.NOBODY)).isCloseTo(2.0 / 7, within(1e-9));
        assertThat(timid.win()).isCloseTo(1.0 / 7, within(1e-9));
        assertThat(model.forecast(new float[2], "bold").win()).isCloseTo(1.0 / 6, within(1e-9));
    }

    @Test
    void what_is_missing_in_a_tenth_is_added_and_the_other_ends_make_room() {
        double[] missing = new double[Tilt.GROUPS];
        missing[5] = -0.1;
        Tilt tilt =
                new Tilt(1, new double[HandEnd.COUNT], 1, 0)
                        .lifting(missing, new double[Tilt.GROUPS]);
        Model model = new Model("by hand", List.of(net(1.8162f, 0))).with("bold", tilt);
        Forecast bold = model.forecast(new float[] {1, 0}, "bold");
        assertThat(model.forecast(new float[] {1, 0}).win()).isCloseTo(0.5514, within(1e-3));
        assertThat(bold.win()).isCloseTo(0.4528, within(2e-3));
        assertThat(Arrays.stream(HandEnd.values()).mapToDouble(bold::chance).sum())
                .isCloseTo(1, within(1e-12));
        assertThat(bold.chance(HandEnd.NOBODY)).isCloseTo((1 - bold.win()) / 5, within(1e-9));
        assertThat(model.forecast(new float[2], "bold").win()).isCloseTo(1.0 / 6, within(1e-9));
    }

    @Test
    void what_is_missing_in_a_tenth_of_the_ready_is_added() {
        double[] missing = new double[Tilt.GROUPS];
        missing[4] = 0.05;
        missing[5] = 0.07;
        Tilt tilt =
                new Tilt(1, new double[HandEnd.COUNT], 1, 0)
                        .lifting(new double[Tilt.GROUPS], missing);
        Model model = new Model("by hand", List.of(net(0, 0))).with("bold", tilt);
        assertThat(model.forecast(new float[2]).ready()).isCloseTo(0.5, within(1e-9));
        assertThat(model.forecast(new float[2], "bold").ready()).isCloseTo(0.56, within(1e-9));
    }

    @Test
    void a_model_is_read_as_it_was_written() throws IOException {
        Model model =
                new Model("game 1, seed 7", List.of(net(2, 8), net(1, 3)))
                        .with(
                                "timid",
                                new Tilt(0.9, new double[HandEnd.COUNT], 1, 0.5)
                                        .lifting(numbers(0.01), numbers(-0.02))
                                        .telling(
                                                new Curves(
                                                        curve(0.3),
                                                        curve(0.9),
                                                        curve(0),
                                                        curve(1))));
        byte[] bytes = model.bytes();
        Model read = Model.read(new ByteArrayInputStream(bytes));
        assertThat(read.bytes()).isEqualTo(bytes);
        assertThat(read.origin()).isEqualTo("game 1, seed 7");
        assertThat(read.measures()).containsExactly("near", "far");
    }

    private static Curve curve(double truth) {
        return new Curve(new double[] {0.2, 0.8}, new double[] {0, truth});
    }

    @Test
    void a_curve_is_straight_between_its_knots_level_outside_and_never_falls() {
        Curve curve = new Curve(new double[] {0.2, 0.4, 0.8}, new double[] {0.1, 0.4, 0.4});
        assertThat(new double[] {0, 0.2, 0.3, 0.4, 0.7, 1})
                .satisfies(told ->
                        assertThat(Arrays.stream(told).map(curve::of).toArray())
                                .containsExactly(
                                        new double[] {0.1, 0.1, 0.25, 0.4, 0.4, 0.4},
                                        within(1e-12)));
        assertThat(Curve.NONE.of(0.37)).isEqualTo(0.37);
        assertThatThrownBy(() -> new Curve(new double[] {0.2, 0.4}, new double[] {0.2, 0.1}))
                .hasMessage("a curve rises from knot to knot");
    }

    @Test
    void what_is_told_goes_through_curves_and_what_it_is_worth_does_not() {
        Model plain = new Model("by hand", List.of(net(2, 8))).with("bold", Tilt.NONE);
        Curve half = new Curve(new double[] {0, 1}, new double[] {0, 0.5});
        Curve fifth = new Curve(new double[] {0, 1}, new double[] {0, 0.2});
        Model told = plain.with("bold", Tilt.NONE.telling(new Curves(half, fifth, fifth, half)));
        Forecast before = plain.forecast(new float[] {1, 0}, "bold");
        Forecast after = told.forecast(new float[] {1, 0}, "bold");
        assertThat(after.win()).isCloseTo(before.win() / 2, within(1e-12));
        assertThat(after.ready()).isCloseTo(before.ready() / 5, within(1e-12));
        assertThat(after.dealsIn()).isCloseTo(before.dealsIn() / 2, within(1e-12));
        assertThat(after.dealsInNow()).isCloseTo(before.dealsInNow() / 5, within(1e-12));
        assertThat(after.chance(HandEnd.NOBODY))
                .isCloseTo(after.chance(HandEnd.OTHER_DRAWS), within(1e-12));
        assertThat(Arrays.stream(HandEnd.values()).mapToDouble(after::chance).sum())
                .isCloseTo(1, within(1e-12));
        assertThat(after.value()).isEqualTo(before.value());
    }

    /// Curves that ask for more than there is.
    @Test
    void chances_stay_chances_whatever_the_curves_say() {
        Curve sure = new Curve(new double[] {0.5}, new double[] {0.9});
        Model model =
                new Model("by hand", List.of(net(2, 8)))
                        .with("bold", Tilt.NONE.telling(new Curves(sure, sure, sure, sure)));
        Forecast told = model.forecast(new float[] {1, 0}, "bold");
        assertThat(told.win()).isEqualTo(0.9);
        assertThat(told.dealsIn()).isCloseTo(0.1, within(1e-12));
        assertThat(Arrays.stream(HandEnd.values()).mapToDouble(told::chance))
                .allSatisfy(each -> assertThat(each).isBetween(0.0, 1.0));
    }

    private static double[] numbers(double step) {
        double[] numbers = new double[Tilt.GROUPS];
        Arrays.setAll(numbers, at -> at * step);
        return numbers;
    }

    @Test
    void what_is_no_model_is_not_read() {
        byte[] bytes = new Model("by hand", List.of(net(2, 8))).bytes();
        bytes[1]++;
        assertThatThrownBy(() -> Model.read(new ByteArrayInputStream(bytes)))
                .isInstanceOf(IOException.class)
                .hasMessage("no model of version 3");
        byte[] cut = Arrays.copyOf(new Model("by hand", List.of(net(2, 8))).bytes(), 100);
        assertThatThrownBy(() -> Model.read(new ByteArrayInputStream(cut)))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> new OneModel("none.odds", Optional::empty).get())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("there is no none.odds");
        OneModel damaged =
                new OneModel("cut.odds", () -> Optional.of(new ByteArrayInputStream(cut)));
        assertThatThrownBy(damaged::get)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("cut.odds is damaged");
    }

    @Test
    void a_net_whose_layers_do_not_fit_is_refused() {
        assertThatThrownBy(() -> new Net(List.of("x"), List.of(Net.Layer.zero(2, Net.OUTPUTS))))
                .hasMessage("a layer takes 2 numbers and is given 1");
        assertThatThrownBy(() -> new Net(List.of("x"), List.of(Net.Layer.zero(1, 3))))
                .hasMessage("a net gives 13 numbers, not 3");
    }
}
