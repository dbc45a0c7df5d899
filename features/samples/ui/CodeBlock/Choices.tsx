import {type ReactNode, useId, useMemo} from 'react';

import {chosenIn, readChoices, searchWith} from '@site/features/samples/markup/choices';

import {pushSearch, useSearch} from './useSearch';

interface ChoicesProps {
  /** What the reader can choose, as `writeChoices` wrote it. */
  readonly choices: string;
  /** The file with the texts of the page, and the number of this block in it. */
  readonly texts: string;
}

/**
 * The buttons of a varied output, which write a choice into the address. They are styled by the sheet of
 * `ui/Variation`, since few pages have any.
 */
export function Choices({choices, texts}: ChoicesProps): ReactNode {
  const list = useMemo(() => readChoices(choices), [choices]);
  const chosen = chosenIn(list, useSearch());
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
    </div>
  );
}
