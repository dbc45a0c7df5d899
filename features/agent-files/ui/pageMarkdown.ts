/** The path of a page's Markdown, which features/agent-files/build writes. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}

/**
 * The text at a path of the site.
 *
 * @throws Error where the site does not have it.
 */
export async function textAt(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} answers ${String(response.status)}.`);
  }
  return response.text();
}
