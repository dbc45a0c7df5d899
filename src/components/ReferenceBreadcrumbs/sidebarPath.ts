/** The address that the sidebar lists for a page: other pages of the API reference are below the list of all classes. */
export function sidebarPath(path: string): string {
  return path.replace(/^(\/[^/]+\/reference\/)(?:api\/[^/]+|changes(?:-\d+)?|messages)$/, '$1api');
}
