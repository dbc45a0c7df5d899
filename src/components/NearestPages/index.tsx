import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import {type ReactNode, useEffect, useState} from 'react';

import styles from './styles.module.css';

/** The content of the not-found page: the requested address, and the addresses nearest to it. */
export function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  // The static 404.html serves every address: only the browser knows which one was requested.
  const requested = useIsBrowser() ? pathname : undefined;
  const nearest = useNearest(pathname);
  return (
    <main className={styles.page}>
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      <p>
        There is no page at {requested === undefined ? 'this address' : <code>{requested}</code>}.
        Search for it at the top of the page, or go to the <Link to="/">list of libraries</Link>.
      </p>
      {nearest.length > 0 && (
        <>
          <h2>Nearest addresses</h2>
          <ul>
            {nearest.map((address) => (
              <li key={address}>
                <Link to={address}>{address}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}

/** The known addresses nearest to a wrong one, once the code for them has loaded: every page has this component. */
function useNearest(wrong: string): readonly string[] {
  const [nearest, setNearest] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    import('./nearestAddresses').then(
      ({nearestAddresses}) => {
        if (isWanted) {
          setNearest(nearestAddresses(wrong, addressesOf(routes)));
        }
      },
      // The page leads on without them.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [wrong]);
  return nearest;
}

interface Route {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

// The routes are in every page anyway; the page list in the docs plugin's data would add to them.
function addressesOf(list: readonly Route[]): string[] {
  return list.flatMap(({path, routes: inner}) =>
    inner === undefined
      ? typeof path === 'string' && path !== '*'
        ? [path]
        : []
      : addressesOf(inner),
  );
}
