package sparrow.page.stead.tools.jackson.core;

/// What a parser comes upon.
public enum JsonToken {
    START_OBJECT,
    END_OBJECT,
    START_ARRAY,
    END_ARRAY,
    PROPERTY_NAME,
    VALUE_STRING,
    VALUE_NUMBER_INT,
    VALUE_NUMBER_FLOAT,
    VALUE_TRUE,
    VALUE_FALSE,
    VALUE_NULL;

    public boolean isStruct() {
        return this == START_OBJECT || this == START_ARRAY;
    }
}
