import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {problemUrl} from './problemUrl';

/** A link that opens an issue about the page, filled in with what is known. */
export function ReportProblem(): ReactNode {
  const {metadata} = useDoc();
  return <Link href={problemUrl(metadata)}>Report a problem</Link>;
}
