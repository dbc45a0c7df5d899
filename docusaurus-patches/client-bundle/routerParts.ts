// In the place of hoist-non-react-statics and react-is (0.9 kB), which React Router calls in `withRouter` and
// in checks of development. routerParts.test.ts looks that nothing in the browser uses `withRouter`.

function hoistStatics(): never {
  throw new Error(
    'withRouter needs hoist-non-react-statics: see docusaurus-patches/client-bundle.',
  );
}
export {hoistStatics as default};

/** Whatever is asked: only checks of development ask. */
export function isValidElementType(): boolean {
  return true;
}
