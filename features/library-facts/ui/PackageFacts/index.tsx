import {Fragment, type ReactNode} from 'react';

import {
  changelogUrl,
  packagistUrl,
  releaseUrl,
  sourceUrl,
} from '@site/features/library-facts/read/addresses';
import {longDate} from '@site/features/library-facts/read/dates';
import type {Library, Need} from '@site/features/library-facts/read/packages';

import styles from './styles.module.css';

export interface PackageFactsProps {
  /** Pages write `library`, the name of a section; features/library-facts/build replaces it with this. */
  readonly facts: Library;
}

/** The facts of a library's documented release: version, requirements, license and links. */
export function PackageFacts({facts}: PackageFactsProps): ReactNode {
  const changelog = changelogUrl(facts);
  return (
    <dl className={styles.facts}>
      <Fact term="Release">
        <strong>{facts.release}</strong>{' '}
        <time dateTime={facts.date}>
          {facts.dateIsApproximate && 'about '}
          {longDate(new Date(facts.date))}
        </time>
      </Fact>
      {facts.needs.map((need) => (
        <Fact key={need.name} term={need.name}>
          {need.range}
          <Exceptions need={need} />
        </Fact>
      ))}
      <Fact term="License">{facts.license}</Fact>
      <Fact term="Links">
        <span className={styles.links}>
          <a href={releaseUrl(facts)}>Release page</a>
          {changelog !== null && <a href={changelog}>Changelog</a>}
          <a href={sourceUrl(facts)}>Source of {facts.tag}</a>
          <a href={packagistUrl(facts.install)}>Packagist</a>
        </span>
      </Fact>
    </dl>
  );
}

function Fact({term, children}: {readonly term: string; readonly children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Exceptions({need}: {readonly need: Need}): ReactNode {
  return Object.entries(need.except ?? {}).map(([name, range]) => (
    <Fragment key={name}>
      {' '}
      <span className={styles.exception}>
        {name} {range}
      </span>
    </Fragment>
  ));
}
