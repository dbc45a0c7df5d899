import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import type {ReactNode} from 'react';

import {nearestAddresses} from './nearestAddresses';
import styles from './styles.module.css';

/** The content of the not-found page: what was asked for, and the addresses that come nearest to it. */
export function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  // The static 404.html stands for every address: what was asked for is known in the browser only.
  const asked = useIsBrowser() ? pathname : undefined;
  const nearest = asked === undefined ? [] : nearestAddresses(asked, addressesOf(routes));
  return (
    <main className={styles.page}>
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      <p>
        There is no page at {asked === undefined ? 'this address' : <code>{asked}</code>}. Search
        for it in the box above, or go to the <Link to="/">list of libraries</Link>.
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

interface Route {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

// The routes are in every page anyway; the list of pages in the data of the docs plugin would come on top.
function addressesOf(list: readonly Route[]): string[] {
  return list.flatMap(({path, routes: inner}) =>
    inner === undefined
      ? typeof path === 'string' && path !== '*'
        ? [path]
        : []
      : addressesOf(inner),
  );
}
