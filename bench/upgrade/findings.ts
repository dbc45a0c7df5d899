/** The lines about what broke: those that match the pattern, or else the last ones, because something failed. */
export function findings(text: string, pattern: RegExp): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const found = [...new Set(lines.flatMap((line) => pattern.exec(line)?.[0] ?? []))];
  return found.length > 0 ? found : lines.slice(-lastLines);
}

const lastLines = 12;
