/**
 * Puts tags at the end of the head of a built page, instead of those that match `earlier`: a second call changes
 * nothing. As text, because a parser would write the rest of the page in another way.
 *
 * @throws Error if the page at the route has no head.
 */
export function atEndOfHead(html: string, earlier: RegExp, tags: string, route: string): string {
  const rest = html.replaceAll(earlier, '');
  const end = rest.indexOf('</head>');
  if (end === -1) {
    throw new Error(`${route} has no head to write ${tags} into.`);
  }
  return rest.slice(0, end) + tags + rest.slice(end);
}
