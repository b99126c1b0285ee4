package sparrow.page.stead;

/// Functions to the last bit as [StrictMath] has them, whose results are defined by the method and
/// the constants of fdlibm. What a browser calculates itself may differ in the last bit.
@SuppressWarnings("FloatingPointLiteralPrecision") // as fdlibm writes them
final class ExactMath {
    private static final double LN2_HIGH = 6.93147180369123816490e-01;
    private static final double LN2_LOW = 1.90821492927058770002e-10;
    private static final double TWO_54 = 0x1p54;
    private static final int NOT_FINITE = 0x7FF0_0000;
    private static final int FRACTION = 0xF_FFFF;
    private static final int ONE = 0x3FF0_0000;

    private static final double[] EXP = {
        1.66666666666666019037e-01,
        -2.77777777770155933842e-03,
        6.61375632143793436117e-05,
        -1.65339022054652515390e-06,
        4.13813679705723846039e-08
    };

    private static final double[] COS = {
        4.16666666666666019037e-02,
        -1.38888888888741095749e-03,
        2.48015872894767294178e-05,
        -2.75573143513906633035e-07,
        2.08757232129817482790e-09,
        -1.13596475577881948265e-11
    };

    private static final double[] SIN = {
        8.33333333332248946124e-03,
        -1.98412698298579493134e-04,
        2.75573137070700676789e-06,
        -2.50507602534068634195e-08,
        1.58969099521155010221e-10
    };

    private ExactMath() {}

    private static int high(double x) {
        return (int) (Double.doubleToRawLongBits(x) >> 32);
    }

    private static double withHigh(double x, int high) {
        long low = Double.doubleToRawLongBits(x) & 0xFFFF_FFFFL;
        return Double.longBitsToDouble(((long) high << 32) | low);
    }

    /// The first factor, and the others times rising powers.
    private static double series(double x, double[] factors) {
        double sum = factors[factors.length - 1];
        for (int i = factors.length - 2; i >= 0; i--) {
            sum = factors[i] + x * sum;
        }
        return sum;
    }

    // --- exp: x = k ln 2 + r, a rational function of r, and 2 to the k ---

    static double exp(double x) {
        int size = high(x) & 0x7FFF_FFFF;
        boolean negative = high(x) < 0;
        if (size >= 0x4086_2E42) {
            if (size >= NOT_FINITE) {
                return Double.isNaN(x) ? x : negative ? 0 : x;
            }
            if (x > 7.09782712893383973096e+02) {
                return Double.POSITIVE_INFINITY;
            }
            if (x < -7.45133219101941108420e+02) {
                return 0;
            }
        }
        int k = 0;
        double above = 0;
        double below = 0;
        double rest = x;
        if (size > 0x3FD6_2E42) {
            if (size < 0x3FF0_A2B2) {
                k = negative ? -1 : 1;
            } else {
                k = (int) (1.44269504088896338700e+00 * x + (negative ? -0.5 : 0.5));
            }
            above = x - k * LN2_HIGH;
            below = k * LN2_LOW;
            rest = above - below;
        } else if (size < 0x3E30_0000) {
            return 1 + x;
        }
        double t = rest * rest;
        double c = rest - t * series(t, EXP);
        if (k == 0) {
            return 1 - ((rest * c) / (c - 2) - rest);
        }
        double y = 1 - ((below - (rest * c) / (2 - c)) - above);
        return k >= -1021
                ? withHigh(y, high(y) + (k << 20))
                : withHigh(y, high(y) + ((k + 1000) << 20)) * 9.33263618503218878990e-302;
    }

    // --- log: x = 2 to the k times 1 + f, and a series of f / (2 + f) ---

    private static final double L1 = 6.666666666666735130e-01;
    private static final double L2 = 3.999999999940941908e-01;
    private static final double L3 = 2.857142874366239149e-01;
    private static final double L4 = 2.222219843214978396e-01;
    private static final double L5 = 1.818357216161805012e-01;
    private static final double L6 = 1.531383769920937332e-01;
    private static final double L7 = 1.479819860511658591e-01;

    static double log(double given) {
        double x = given;
        int k = 0;
        if (high(x) < 0x10_0000) {
            if (x == 0) {
                return Double.NEGATIVE_INFINITY;
            }
            if (!(x > 0)) {
                return Double.NaN;
            }
            k = -54;
            x *= TWO_54;
        }
        int size = high(x);
        if (size >= NOT_FINITE) {
            return x + x;
        }
        k += (size >> 20) - 1023;
        size &= FRACTION;
        int carry = (size + 0x9_5F64) & 0x10_0000;
        x = withHigh(x, size | (carry ^ ONE));
        k += carry >> 20;
        double f = x - 1;
        if ((FRACTION & (2 + size)) < 3) {
            if (f == 0) {
                return k == 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
            }
            double rest = f * f * (0.5 - 0.33333333333333333 * f);
            return k == 0 ? f - rest : k * LN2_HIGH - ((rest - k * LN2_LOW) - f);
        }
        double s = f / (2 + f);
        double z = s * s;
        double w = z * z;
        double rest = z * (L1 + w * (L3 + w * (L5 + w * L7))) + w * (L2 + w * (L4 + w * L6));
        if (((size - 0x6_147A) | (0x6_B851 - size)) > 0) {
            double half = 0.5 * f * f;
            return k == 0
                    ? f - (half - s * (half + rest))
                    : k * LN2_HIGH - ((half - (s * (half + rest) + k * LN2_LOW)) - f);
        }
        return k == 0 ? f - s * (f - rest) : k * LN2_HIGH - ((s * (f - rest) - k * LN2_LOW) - f);
    }

    // --- log1p: the same of 1 + x, with what is lost when the two are added ---

    static double log1p(double x) {
        int size = high(x);
        int absolute = size & 0x7FFF_FFFF;
        int k = 1;
        int fraction = 1;
        double f = x;
        double lost = 0;
        if (size < 0x3FDA_827A) {
            if (absolute >= ONE) {
                return x == -1 ? Double.NEGATIVE_INFINITY : Double.NaN;
            }
            if (absolute < 0x3E20_0000) {
                return absolute < 0x3C90_0000 ? x : x - x * x * 0.5;
            }
            if (size > 0 || size <= 0xBFD2_BEC3) {
                k = 0;
            }
        }
        if (size >= NOT_FINITE) {
            return x + x;
        }
        if (k != 0) {
            double u = x;
            if (size < 0x4340_0000) {
                u = 1 + x;
                k = (high(u) >> 20) - 1023;
                lost = (k > 0 ? 1 - (u - x) : x - (u - 1)) / u;
            } else {
                k = (high(u) >> 20) - 1023;
            }
            fraction = high(u) & FRACTION;
            if (fraction < 0x6_A09E) {
                u = withHigh(u, fraction | ONE);
            } else {
                k++;
                u = withHigh(u, fraction | 0x3FE0_0000);
                fraction = (0x10_0000 - fraction) >> 2;
            }
            f = u - 1;
        }
        double half = 0.5 * f * f;
        if (fraction == 0) {
            if (f == 0) {
                return k == 0 ? 0 : k * LN2_HIGH + (lost + k * LN2_LOW);
            }
            double rest = half * (1 - 0.66666666666666666 * f);
            return k == 0 ? f - rest : k * LN2_HIGH - ((rest - (k * LN2_LOW + lost)) - f);
        }
        double s = f / (2 + f);
        double z = s * s;
        double rest = z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + z * (L6 + z * L7))))));
        return k == 0
                ? f - (half - s * (half + rest))
                : k * LN2_HIGH - ((half - (s * (half + rest) + (k * LN2_LOW + lost))) - f);
    }

    // --- cos, of angles up to some thousands: quarter turns, and what is left of them ---

    private static final double[] QUARTER = {
        1.57079632673412561417e+00, 6.07710050630396597660e-11, 2.02226624871116645580e-21
    };

    private static final double[] QUARTER_TAIL = {
        6.07710050650619224932e-11, 2.02226624879595063154e-21, 8.47842766036889956997e-32
    };

    static double cos(double x) {
        double size = Math.abs(x);
        if (high(size) <= 0x3FE9_21FB) {
            return cosine(x, 0);
        }
        if (!(size < 100_000)) {
            throw new IllegalArgumentException("the angle " + x);
        }
        int turns = (int) (size * 6.36619772367581382433e-01 + 0.5);
        double left = size - turns * QUARTER[0];
        double tail = turns * QUARTER_TAIL[0];
        double head = left - tail;
        for (int more = 1; more < 3 && vanished(size, head) > (more == 1 ? 16 : 49); more++) {
            double before = left;
            double off = turns * QUARTER[more];
            left = before - off;
            tail = turns * QUARTER_TAIL[more] - ((before - left) - off);
            head = left - tail;
        }
        double rest = (left - head) - tail;
        return switch (turns & 3) {
            case 0 -> cosine(head, rest);
            case 1 -> -sine(head, rest);
            case 2 -> -cosine(head, rest);
            default -> sine(head, rest);
        };
    }

    /// How many bits of a number are gone in what is left of it.
    private static int vanished(double of, double left) {
        return (high(of) >> 20) - ((high(left) >> 20) & 0x7FF);
    }

    private static double cosine(double x, double tail) {
        int size = high(x) & 0x7FFF_FFFF;
        if (size < 0x3E40_0000) {
            return 1;
        }
        double z = x * x;
        double r = z * series(z, COS);
        if (size < 0x3FD3_3333) {
            return 1 - (0.5 * z - (z * r - x * tail));
        }
        double quarter = size > 0x3FE9_0000 ? 0.28125 : withHigh(0, size - 0x20_0000);
        double half = 0.5 * z - quarter;
        return (1 - quarter) - (half - (z * r - x * tail));
    }

    private static double sine(double x, double tail) {
        if ((high(x) & 0x7FFF_FFFF) < 0x3E40_0000) {
            return x;
        }
        double z = x * x;
        double v = z * x;
        double r = series(z, SIN);
        return x - ((z * (0.5 * tail - v * r) - tail) - v * -1.66666666666666324348e-01);
    }
}
