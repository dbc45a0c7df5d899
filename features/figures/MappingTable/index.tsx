import {Fragment, type ReactNode, useState} from 'react';

import {mappingRows} from '@site/features/figures/mappings';

import {InlineCode} from '../../../shared/ui/InlineCode';
import {Table} from '../../../shared/ui/Table';
import {notes} from './notes';
import {type Column, selectRows} from './selectRows';
import styles from './styles.module.css';

const columns: readonly {readonly id: Column; readonly label: string}[] = [
  {id: 'order', label: 'Row'},
  {id: 'source', label: 'Source type'},
  {id: 'target', label: 'Target type'},
  {id: 'transformer', label: 'Transformer'},
];

/** The mapping table of the mapper, which can be filtered by words and sorted by a column. */
export function MappingTable(): ReactNode {
  const [words, setWords] = useState('');
  const [column, setColumn] = useState<Column>('order');
  const [descending, setDescending] = useState(false);
  const rows = selectRows(mappingRows, {words, column, descending});
  const sortBy = (id: Column) => {
    setDescending(id === column && !descending);
    setColumn(id);
  };
  return (
    <>
      <div className={styles.filter} data-screen-only>
        <label>
          Show rows with{' '}
          <input
            className={styles.input}
            type="search"
            value={words}
            placeholder="date string"
            onChange={(event) => {
              setWords(event.target.value);
            }}
          />
        </label>
        <span role="status">
          {rows.length} of {mappingRows.length} rows
        </span>
      </div>
      <Table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({id, label}) => (
              <th
                key={id}
                scope="col"
                aria-sort={id !== column ? undefined : descending ? 'descending' : 'ascending'}
              >
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => {
                    sortBy(id);
                  }}
                >
                  {label}
                </button>
              </th>
            ))}
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.order}>
              <td>{row.order}</td>
              <td>
                <InlineCode>{row.source}</InlineCode>
              </td>
              <td>
                <InlineCode>{row.target}</InlineCode>
                {row.anySubclass && row.target !== 'mixed' && ' or a subclass'}
              </td>
              <td>
                <code>
                  {row.transformer.split(/(?=To[A-Z])/).map((part) => (
                    <Fragment key={part}>
                      {part}
                      <wbr />
                    </Fragment>
                  ))}
                </code>
              </td>
              <td>{notes[row.transformer]}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length + 1}>No row has all of these words.</td>
            </tr>
          )}
        </tbody>
      </Table>
    </>
  );
}
