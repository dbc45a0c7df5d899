/** In the place of a component that shows nothing on this site: see `unused` in index.ts. */
function Nothing(): null {
  return null;
}
export {Nothing as default};
