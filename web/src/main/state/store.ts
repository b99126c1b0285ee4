/// What the browser keeps for this person; a browser that keeps nothing is no error.
export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem('sparrow.' + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/// Whether the browser keeps it.
export function save(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem('sparrow.' + key);
    else localStorage.setItem('sparrow.' + key, JSON.stringify(value));
    return true;
  } catch {
    // A private window refuses; the person plays on without being remembered.
    return false;
  }
}
