import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

import {parentsOf} from './parentsOf';

interface ReferenceBreadcrumbsProps {
  /** What other pages show. */
  readonly otherwise: ReactNode;
}

/** The path of a page of the API reference, as the theme writes that of a page in the sidebar. */
export function ReferenceBreadcrumbs({otherwise}: ReferenceBreadcrumbsProps): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const parents = parentsOf(frontMatter);
  if (parents === undefined) {
    return otherwise;
  }
  const all = [...parents, {label: metadata.title, href: metadata.permalink}];
  return (
    <>
      <DocBreadcrumbsStructuredData
        breadcrumbs={all.map((one) => ({type: 'link' as const, ...one}))}
      />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {parents.map(({label, href}) => (
            <li key={href} className="breadcrumbs__item">
              <Link className="breadcrumbs__link" href={href}>
                <span>{label}</span>
              </Link>
            </li>
          ))}
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">{metadata.title}</span>
          </li>
        </ul>
      </nav>
    </>
  );
}
