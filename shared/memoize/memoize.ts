/** The same function, which reckons each answer once: a query has the words of the one before and some more. */
export function atFirstUse<Key, Value extends object | string>(
  reckon: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? reckon(key);
    known.set(key, value);
    return value;
  };
}
