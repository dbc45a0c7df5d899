/** The kind of a page as readers know it. */
export function kindText(kind: string): string {
  return kind === 'landing' ? 'Overview' : kind.charAt(0).toUpperCase() + kind.slice(1);
}
