/** The text to copy from a sample, without removed lines and screen reader text. */
export function copiedText(code: Element): string {
  const lines = [...code.querySelectorAll('.line:not(.removed)')];
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
