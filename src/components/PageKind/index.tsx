import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {kindLine} from './kindLine';
import styles from './styles.module.css';

/** The kind of the page and the release that it describes, shown above the title. */
export function PageKind(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const line = kindLine(metadata.permalink, 'kind' in frontMatter ? frontMatter.kind : undefined);
  return line === undefined ? null : <p className={styles.kind}>{line}</p>;
}
