import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import {withLibrary} from './withLibrary';

/** The title of the tab, of search results and of shared links, which names the library. */
export function PageTitle(): ReactNode {
  const {metadata} = useDoc();
  return <PageMetadata title={withLibrary(metadata.title, metadata.permalink)} />;
}
