/** A component that renders nothing. */
function NullComponent(): null {
  return null;
}
export {NullComponent as default};
