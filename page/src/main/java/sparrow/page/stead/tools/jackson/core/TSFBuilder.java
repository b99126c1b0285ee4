package sparrow.page.stead.tools.jackson.core;

/// What is set of a factory.
public abstract class TSFBuilder {
    protected StreamReadConstraints constraints = StreamReadConstraints.USUAL;
    protected boolean refusesDuplicates;

    public TSFBuilder streamReadConstraints(StreamReadConstraints wanted) {
        constraints = wanted;
        return this;
    }

    public TSFBuilder enable(StreamReadFeature feature) {
        refusesDuplicates |= feature == StreamReadFeature.STRICT_DUPLICATE_DETECTION;
        return this;
    }
}
