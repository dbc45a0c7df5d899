import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {type Library, allLibraries} from '@site/features/library-facts/read/packages';
import {type NeedName, needOf} from '@site/features/library-facts/read/requirements';

import {Table} from '../../../../shared/ui/Table';
import {InstallCheck} from './InstallCheck';
import styles from './styles.module.css';

const columns: readonly NeedName[] = [
  'PHP',
  'Symfony',
  'Doctrine ORM',
  'Doctrine DBAL',
  'Doctrine Collections',
  'API Platform',
  'Flysystem',
];

export interface CompatibilityTableProps {
  /** The address of what all releases require, which features/compatibility/build writes. */
  readonly requirements?: string;
}

/** All libraries and their requirements, with a button that checks the reader's project. */
export function CompatibilityTable({requirements = ''}: CompatibilityTableProps): ReactNode {
  return (
    <>
      <Table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Library, release</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allLibraries.map((library) => (
            <tr key={library.section}>
              <th scope="row">
                <Link to={`/${library.section}`}>{library.section}</Link> {library.release}
              </th>
              {columns.map((name) => (
                <td key={name}>
                  <Range library={library} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <InstallCheck address={requirements} />
    </>
  );
}

interface RangeProps {
  readonly library: Library;
  readonly name: NeedName;
}

function Range({library, name}: RangeProps): ReactNode {
  const need = needOf(library, name);
  if (need === undefined) {
    return '–';
  }
  return (
    <>
      {need.range}
      {Object.entries(need.except ?? {}).map(([component, range]) => (
        <div key={component}>
          but <BreakableName name={component} /> {range}
        </div>
      ))}
    </>
  );
}

function BreakableName({name}: {readonly name: string}): ReactNode {
  const [owner = '', ...rest] = name.split('/');
  return (
    <>
      {owner}/<wbr />
      {rest}
    </>
  );
}
