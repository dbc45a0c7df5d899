/** The same function, which computes the value for each key once. */
export function memoize<Key, Value extends object | string | number>(
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

/** The same function of a file's name and text, which computes the value for each file once, and again when the text has changed. */
export function memoizeByText<Value>(
  compute: (file: string, text: string) => Value,
): (file: string, text: string) => Value {
  const known = new Map<string, {readonly text: string; readonly value: Value}>();
  return (file, text) => {
    const last = known.get(file);
    if (last?.text === text) {
      return last.value;
    }
    const value = compute(file, text);
    known.set(file, {text, value});
    return value;
  };
}

/** A function that computes its value when it is first called. */
export function once<Value extends object>(compute: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known ??= compute());
}
