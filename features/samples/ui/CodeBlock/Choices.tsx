import {type ReactNode, useId} from 'react';

import {searchWith} from '@site/features/samples/markup/choices';
import type {Choice} from '@site/features/samples/markup/pageTexts';

import {pushSearch} from './useSearch';

interface ChoicesProps {
  readonly list: readonly Choice[];
  readonly chosen: readonly string[];
  /** The file with the texts of the page, and the number of this block in it. */
  readonly texts: string;
  /** What is announced. */
  readonly news: string;
  readonly hasFailed: boolean;
}

/**
 * The buttons of a varied output, which write a choice into the address. They are styled by the sheet of
 * `ui/Variation`, since few pages have any.
 */
export function Choices({list, chosen, texts, news, hasFailed}: ChoicesProps): ReactNode {
  const id = useId();
  return (
    <div data-screen-only="" data-texts={texts}>
      {list.map((choice, index) => {
        const [key, name, ...values] = choice;
        return (
          <fieldset key={key}>
            <legend>{name}</legend>
            {values.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={id + key}
                  checked={value === chosen[index]}
                  onChange={() => {
                    pushSearch(searchWith(window.location.search, choice, value));
                  }}
                />
                <span>{value}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <p role="status" data-failed={hasFailed || undefined}>
        {news}
      </p>
    </div>
  );
}
