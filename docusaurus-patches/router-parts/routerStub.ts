function hoistStatics(): never {
  throw new Error(
    'withRouter needs hoist-non-react-statics: see docusaurus-patches/router-parts/index.ts.',
  );
}
export {hoistStatics as default};

/** Always true: only checks in development call it. */
export function isValidElementType(): boolean {
  return true;
}
