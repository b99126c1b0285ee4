package sparrow.page.stead;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Comparator;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/// A sorted map that cannot be changed.
@SuppressWarnings("JdkObsolete") // the type that Java promises
final class KeptMap<K, V> extends AbstractMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, ? extends V> map;

    KeptMap(SortedMap<K, ? extends V> map) {
        this.map = map;
    }

    @Override
    @SuppressWarnings("unchecked") // what is only read may be taken for any wider type
    public Set<Entry<K, V>> entrySet() {
        return Collections.unmodifiableSet(((SortedMap<K, V>) map).entrySet());
    }

    @Override
    public @Nullable V get(Object key) {
        return map.get(key);
    }

    @Override
    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    @Override
    public int size() {
        return map.size();
    }

    @Override
    public @Nullable Comparator<? super K> comparator() {
        return map.comparator();
    }

    @Override
    public SortedMap<K, V> subMap(K from, K to) {
        return new KeptMap<>(map.subMap(from, to));
    }

    @Override
    public SortedMap<K, V> headMap(K to) {
        return new KeptMap<>(map.headMap(to));
    }

    @Override
    public SortedMap<K, V> tailMap(K from) {
        return new KeptMap<>(map.tailMap(from));
    }

    @Override
    public K firstKey() {
        return map.firstKey();
    }

    @Override
    public K lastKey() {
        return map.lastKey();
    }
}
