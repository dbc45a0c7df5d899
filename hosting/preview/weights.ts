/** The weight of each value of an `Accept` or `Accept-Encoding` header, in its order. */
export function weights(header: string): ReadonlyMap<string, number> {
  const entries = header.split(',').map((item): [string, number] => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [name, weight === undefined ? 1 : Number(weight)];
  });
  return new Map(entries.filter(([name]) => name !== ''));
}
