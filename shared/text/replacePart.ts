const end = '<!-- End of what is written. -->';

/** Replaces the part of a text between the marker of an npm command and the next end; throws if they are missing. */
export function replacePart(text: string, command: string, part: string): string {
  const start = `<!-- Written by npm run ${command}. -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from === -1 || to === -1) {
    throw new Error(`The marks "${start}" and "${end}" are missing.`);
  }
  return `${text.slice(0, from)}${start}\n\n${part}\n\n${text.slice(to)}`;
}
