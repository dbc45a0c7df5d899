/** The same function, which computes each result once: a query repeats the words of the one before, and adds to them. */
export function memoize<Key, Value extends object | string>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) {
      return value;
    }
    const computed = compute(key);
    known.set(key, computed);
    return computed;
  };
}

/** A function that computes its value when it is first called. */
export function once<Value extends object>(compute: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known ??= compute());
}
