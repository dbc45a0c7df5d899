import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** A line that names the release against which the samples of a page are checked, and leads to how; for pages with PHP. */
export function CheckedSamples(): ReactNode {
  const {metadata} = useDoc();
  return (
    'checked' in metadata && <Link to="/use-from-your-tools#proof">{String(metadata.checked)}</Link>
  );
}
