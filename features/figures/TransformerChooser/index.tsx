import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';

import {mappingTries, priorityOf} from '@site/features/figures/mappings';

import {InlineCode} from '../../../shared/ui/InlineCode';
import {describeTry, findTry, sideOf} from './describeTry';
import styles from './styles.module.css';

const sources = sideOf(mappingTries, 'source');
const targets = sideOf(mappingTries, 'target');

/** A figure: for a source and a target type, which transformers get their turn and which one wins. */
export function TransformerChooser(): ReactNode {
  const [source, setSource] = useState('object of your class');
  const [target, setTarget] = useState('class of yours');
  const {turns, ending, failed} = describeTry(findTry(mappingTries, source, target));
  return (
    <figure className={styles.figure}>
      <div className={styles.choice} data-screen-only>
        <Choice label="Source value" options={sources} value={source} onChange={setSource} />
        <Choice label="Target type" options={targets} value={target} onChange={setTarget} />
      </div>
      <noscript>
        <p>{`From ${source} to ${target}:`}</p>
      </noscript>
      <div role="status">
        <ol className={styles.turns}>
          {turns.map(({transformer, text}) => (
            <li key={transformer}>
              <InlineCode>{transformer}</InlineCode> (priority {priorityOf(transformer)}) {text}.
            </li>
          ))}
        </ol>
        <p className={clsx(styles.ending, failed && styles.failed)}>{ending}</p>
      </div>
      <figcaption className={styles.caption}>
        Recorded from the library: each pair was mapped once, without an existing target.
      </figcaption>
    </figure>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({label, options, value, onChange}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
