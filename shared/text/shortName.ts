/** The last part of the full name of a PHP class. */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf('\\') + 1);
}
