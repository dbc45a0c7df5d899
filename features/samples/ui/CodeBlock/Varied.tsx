import {type ReactNode, useEffect, useState} from 'react';

import type {Variation as Shown, VariationProps} from '../Variation';
import {Choices} from './Choices';
import {whenSeen} from './whenSeen';

interface VariedProps extends VariationProps {
  /** An output has the buttons; a sample only follows them. */
  readonly isOutput: boolean;
}

/**
 * What makes a block vary: the buttons, which are in the page, and the script that puts other texts into the
 * block, which comes when the first buttons of the page are seen.
 */
export function Varied({isOutput, ...props}: VariedProps): ReactNode {
  const [Variation, setVariation] = useState<typeof Shown | null>(null);
  useEffect(
    () =>
      whenSeen(() => {
        import('../Variation').then(
          ({Variation: loaded}) => {
            setVariation(() => loaded);
          },
          // The first combination stays.
          () => undefined,
        );
      }),
    [],
  );
  return (
    <>
      {isOutput && <Choices choices={props.choices} texts={props.texts} />}
      {Variation !== null && <Variation {...props} />}
    </>
  );
}
