import clsx from 'clsx';
import {Fragment, type ReactNode, useId, useState} from 'react';

import {InlineCode} from '../../../shared/ui/InlineCode';
import shared from '../TransformerChooser/styles.module.css';
import {crashes, fatesOf, findCrash, outcomes, summaryOf} from './crashes';
import styles from './styles.module.css';

/** A figure: what becomes of an event when the process dies at a chosen point, by each way of sending. */
export function OutboxCrash(): ReactNode {
  const [chosen, choose] = useState('committed');
  const name = useId();
  return (
    <figure className={shared.figure}>
      <fieldset className={styles.choice} data-screen-only>
        <legend>Where the process dies</legend>
        {crashes.map(({id, point}) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => {
                choose(id);
              }}
            />
            <span>
              <Prose text={point} />
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" data-screen-only>
        {summaryOf(findCrash(chosen))}
      </p>
      {/* All points are there: CSS hides the others where the choice works, and shows them on paper. */}
      <table>
        <thead>
          <tr>
            <th scope="col">The e-mail is sent by</th>
            <th scope="col">What happens, and why</th>
          </tr>
        </thead>
        {crashes.map((crash) => (
          <tbody key={crash.id} className={clsx(crash.id !== chosen && styles.rest)}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                <Prose text={crash.point} />
              </th>
            </tr>
            {fatesOf(crash).map(({way, fate}) => (
              <tr key={way}>
                <th scope="row">{way}</th>
                <td>
                  <strong className={clsx(outcomes[fate.outcome].bad && shared.failed)}>
                    {outcomes[fate.outcome].text}.
                  </strong>{' '}
                  <Prose text={fate.why} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <figcaption className={shared.caption}>
        Seen in runs of release 2.5.2, one for each point.
      </figcaption>
    </figure>
  );
}

/** Text whose parts in backticks are code. */
function Prose({text}: {readonly text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <InlineCode>{part}</InlineCode> : part}</Fragment>
    ));
}
