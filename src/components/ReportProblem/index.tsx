import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {problemUrl} from './problemUrl';
import styles from './styles.module.css';

/** A link that opens an issue about the page, filled in with what is known. */
export function ReportProblem(): ReactNode {
  const {metadata} = useDoc();
  return (
    <Link className={clsx(styles.report)} href={problemUrl(metadata)}>
      Report a problem
    </Link>
  );
}
