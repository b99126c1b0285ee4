package sparrow.page.stead.java.security;

/// A key.
public interface Key {
    byte[] getEncoded();
}
