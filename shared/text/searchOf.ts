/** The query part of an address with these parameters: empty, or with the question mark. */
export function searchOf(parameters: URLSearchParams): string {
  // Without `size`, which Chrome 111 and Safari 16.4 lack.
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
