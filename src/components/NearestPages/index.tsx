import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {nearestAddresses} from './nearestAddresses';
import styles from './styles.module.css';

/** The content of the not-found page: what was asked for, and the addresses that come nearest to it. */
export function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  // The static 404.html stands for every address: what was asked for is known in the browser only.
  const asked = useIsBrowser() ? pathname : undefined;
  const known = useKnownAddresses();
  const nearest = asked === undefined ? [] : nearestAddresses(asked, known);
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

function useKnownAddresses(): string[] {
  const version = useLatestVersion(undefined);
  return version.docs.map((doc) => doc.path.replace(/(.)\/$/, '$1'));
}
