/** The address of a built page: `mapper.html` is /mapper, `index.html` is /. */
export function routeOf(page: string): string {
  return '/' + page.replace(/(?:^|\/)index\.html$|\.html$/, '');
}
