const pages = ['api', 'api/*', 'changes', 'changes-*', 'messages'];

/** A pattern of the routes of the pages that the build generates from the facts. */
export const generatedPages = `/*/reference/{${pages.join(',')}}`;

const route = new RegExp(`/reference/(?:${pages.join('|').replaceAll('*', '[^/]+')})$`);

/** Whether an address is that of such a page; programs find its content in the facts. */
export function isGenerated(address: string): boolean {
  return route.test(address);
}
