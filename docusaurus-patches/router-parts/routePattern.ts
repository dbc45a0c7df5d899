interface Options {
  readonly end: boolean;
  readonly sensitive: boolean;
}

/** The pattern of a route, which is `*` or an address; links escape special characters in it. */
function routePattern(route: string, _: unknown, {end, sensitive}: Options): RegExp {
  const address = route
    .replace(/\\(.)/g, '$1')
    .replace(/\/$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const start = route === '*' ? '.*' : address;
  return new RegExp(`^${start}(?:/(?=$))?${end ? '$' : '(?=/|$)'}`, sensitive ? '' : 'i');
}
export {routePattern as default};
