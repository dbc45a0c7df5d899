/** The object that the files of lunr's `lib` folder add their parts to. */
export const lunr = {
  // Names are needed only to write an index, which the browser does not do.
  Pipeline: {registerFunction: (): void => undefined},
};
