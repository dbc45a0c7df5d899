import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The mark and the name of the site, as a link to the home page. */
export function Brand({imageClassName, titleClassName, className}: Props): ReactNode {
  const {logo, title = ''} = useThemeConfig().navbar;
  const home = useBaseUrl('/');
  const mark = useBaseUrl(logo?.src);
  const [name, ending] = title.split(/(?=\.)/);
  return (
    <Link to={home} {...(className !== undefined && {className})}>
      <div className={imageClassName}>
        <img src={mark} alt="" width={logo?.width} height={logo?.height} />
      </div>
      <b className={titleClassName}>
        {name}
        <span className={styles.ending}>{ending}</span>
      </b>
    </Link>
  );
}
