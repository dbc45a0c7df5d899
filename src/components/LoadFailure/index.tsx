import type {ReactNode} from 'react';

export interface LoadFailureProps {
  readonly message: string;
  readonly retry: () => void;
}

/**
 * The red box of a page whose content did not load. The same markup and classes (src/css/base.css) as
 * docusaurus-patches/head-scripts/watchFirstLoad writes without React, when the failure comes before hydration.
 */
export function LoadFailure({message, retry}: LoadFailureProps): ReactNode {
  return (
    <div className="rk-load-failure" role="alert">
      <p>{message}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** The spinner that shows while a page's content is loading. */
export function LoadSpinner(): ReactNode {
  return (
    <div className="rk-spinner" role="status">
      <span className="rk-spinner-text">Loading the page</span>
    </div>
  );
}
