import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useId, useMemo} from 'react';

import {chosenIn, readChoices, searchWith} from '@site/features/samples/markup/choices';

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
  const history = useHistory();
  const {search} = useLocation();
  const chosen = chosenIn(list, useIsBrowser() ? search : '');
  const id = useId();
  return (
    <div className="sample_choices" data-screen-only="" data-texts={texts}>
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
                    history.push({
                      ...history.location,
                      search: searchWith(history.location.search, choice, value),
                    });
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
