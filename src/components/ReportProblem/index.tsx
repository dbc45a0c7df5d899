import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {problemUrl} from './problemUrl';

/** A link that opens a prefilled issue about the page. */
export function ReportProblem(): ReactNode {
  const {metadata} = useDoc();
  return <Link href={problemUrl(metadata)}>Report a problem</Link>;
}
