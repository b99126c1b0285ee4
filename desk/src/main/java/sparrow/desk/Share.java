package sparrow.desk;

/// How many of many did something, and between what limits the truth lies, 95 % sure.
public record Share(long part, long whole) {
    private static final double NINETEEN_OF_TWENTY = 1.959964;

    /// From 0 to 1; 0 of nothing.
    public double mean() {
        return whole == 0 ? 0 : (double) part / whole;
    }

    /// The lower limit, after Wilson.
    public double low() {
        return part == 0 ? 0 : Math.max(0, centre() - margin());
    }

    /// The upper limit, after Wilson; 1 if nothing is known.
    public double high() {
        return part == whole ? 1 : Math.min(1, centre() + margin());
    }

    private double centre() {
        double z2 = NINETEEN_OF_TWENTY * NINETEEN_OF_TWENTY;
        return (part + z2 / 2) / (whole + z2);
    }

    private double margin() {
        double z2 = NINETEEN_OF_TWENTY * NINETEEN_OF_TWENTY;
        return NINETEEN_OF_TWENTY / (whole + z2) * Math.sqrt(mean() * (whole - part) + z2 / 4);
    }
}
