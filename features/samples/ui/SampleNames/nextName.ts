/** The name that a key moves to from another one; undefined for other keys and at the ends. */
export function nextName(
  names: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const at = names.indexOf(from);
  const line = lineOf(from);
  switch (key) {
    case 'ArrowRight':
      return names[at + 1];
    case 'ArrowLeft':
      return names[at - 1];
    case 'ArrowDown':
      return names.slice(at).find((name) => lineOf(name) !== line);
    case 'ArrowUp': {
      const above = names.slice(0, at).findLast((name) => lineOf(name) !== line);
      return above && names.find((name) => lineOf(name) === lineOf(above));
    }
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    default:
      return undefined;
  }
}

function lineOf(name: HTMLElement): Element | null {
  return name.closest('.line');
}
