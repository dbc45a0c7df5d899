/** JSON with one line for each value at the given depth and below, so that diffs are readable. */
export function compactJson(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const deeper = `${indent} `;
  const inner = (one: unknown) => compactJson(one, depth - 1, deeper);
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map(inner)]
    : [
        '{',
        '}',
        Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inner(one)}`),
      ];
  if (parts.length === 0) {
    return open + close;
  }
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}
