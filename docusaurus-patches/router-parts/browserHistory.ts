export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history';

function otherHistory(): never {
  throw new Error(
    'Only the history of the browser is bundled: see docusaurus-patches/router-parts/index.ts.',
  );
}
export {otherHistory as createHashHistory, otherHistory as createMemoryHistory};
