package sparrow.page.stead.tools.jackson.databind.node;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import sparrow.page.stead.tools.jackson.core.JsonParser;
import sparrow.page.stead.tools.jackson.databind.JsonNode;

/// A number: whole or with decimals, and as exact as it was given.
public final class NumericNode extends JsonNode {
    private final Number number;

    NumericNode(Number number) {
        this.number = number;
    }

    /// The number that a parser stands at.
    public static NumericNode read(JsonParser parser) {
        String text = parser.getString();
        return new NumericNode(
                switch (parser.getNumberType()) {
                    case INT -> (Number) Integer.valueOf(text);
                    case LONG -> (Number) Long.valueOf(text);
                    case BIG_INTEGER -> new BigInteger(text);
                    case DOUBLE -> (Number) Double.valueOf(text);
                });
    }

    @Override
    public boolean isIntegralNumber() {
        return number instanceof Integer || number instanceof Long || number instanceof BigInteger;
    }

    @Override
    public boolean isInt() {
        return number instanceof Integer;
    }

    @Override
    public boolean isLong() {
        return number instanceof Long;
    }

    @Override
    public boolean canConvertToInt() {
        double value = number.doubleValue();
        return value >= Integer.MIN_VALUE && value <= Integer.MAX_VALUE && value % 1 == 0;
    }

    @Override
    public boolean canConvertToLong() {
        return !(number instanceof BigInteger)
                && Math.abs(number.doubleValue()) < (double) Long.MAX_VALUE;
    }

    @Override
    public Number numberValue() {
        return number;
    }

    @Override
    public int intValue() {
        return number.intValue();
    }

    @Override
    public int asInt() {
        return number.intValue();
    }

    @Override
    public int asInt(int otherwise) {
        return canConvertToInt() ? number.intValue() : otherwise;
    }

    @Override
    public long longValue() {
        return number.longValue();
    }

    @Override
    public long asLong(long otherwise) {
        return canConvertToLong() ? number.longValue() : otherwise;
    }

    @Override
    public double doubleValue() {
        return number.doubleValue();
    }

    @Override
    public double asDouble(double otherwise) {
        return number.doubleValue();
    }

    @Override
    public BigDecimal decimalValue() {
        return number instanceof BigDecimal exact ? exact : new BigDecimal(number.toString());
    }

    @Override
    public BigInteger bigIntegerValue() {
        return decimalValue().toBigInteger();
    }

    @Override
    public boolean asBoolean(boolean otherwise) {
        return isIntegralNumber() ? number.longValue() != 0 : otherwise;
    }

    @Override
    public String asString() {
        return number.toString();
    }

    @Override
    public String asString(String otherwise) {
        return number.toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NumericNode node && node.number.equals(number);
    }

    @Override
    public int hashCode() {
        return number.hashCode();
    }

    @Override
    public void write(StringBuilder text) {
        text.append(number);
    }
}
