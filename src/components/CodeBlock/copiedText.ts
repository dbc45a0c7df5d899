/** The text that copying a sample gives: without removed lines, without words for screen readers. */
export function copiedText(code: Element): string {
  const lines = [...code.querySelectorAll('.line:not(.removed)')];
  return lines
    .map((line) => {
      const copy = line.cloneNode(true) as Element;
      copy.querySelectorAll('.said').forEach((element) => {
        element.remove();
      });
      return copy.textContent.replace(/\n$/, '');
    })
    .join('\n');
}
