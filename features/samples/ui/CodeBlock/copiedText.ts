/**
 * The text to copy from a sample, without screen reader text. Of a diff, it has neither removed lines nor the lines
 * between its parts.
 */
export function copiedText(code: Element): string {
  const lines = [...code.querySelectorAll('.line:not(.removed, .hunk)')];
  return lines
    .map((line) => {
      const code = [...line.childNodes].filter(
        (node) => !(node instanceof Element && node.matches('.said')),
      );
      return code
        .map((node) => node.textContent ?? '')
        .join('')
        .replace(/\n$/, '');
    })
    .join('\n');
}
