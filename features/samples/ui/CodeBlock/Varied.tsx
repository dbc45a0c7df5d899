import {type ReactNode, Suspense, lazy, memo, useEffect} from 'react';

import type {VariationProps} from '../Variation';
import {Choices} from './Choices';
import {loadVariations, whenSeen} from './whenSeen';

const Variation = lazy(async () => {
  await whenSeen();
  return {default: (await import('../Variation')).Variation};
});

interface VariedProps extends VariationProps {
  /** An output has the buttons; a sample only follows them. */
  readonly isOutput: boolean;
}

/**
 * What makes a block vary: the buttons, which are in the page, and the script that puts other texts into the
 * block, which comes when the first buttons are seen. It is not rendered again with its block: React would then
 * wait no longer. There is nothing of it in the page: React puts what is large behind the page's end.
 */
export const Varied = memo(function Varied({isOutput, ...props}: VariedProps): ReactNode {
  const {choices, texts} = props;
  return (
    <>
      {isOutput && <Choices choices={choices} texts={texts} />}
      <Suspense fallback={<LoadNow />}>
        <Variation {...props} />
      </Suspense>
    </>
  );
});

function LoadNow(): ReactNode {
  useEffect(loadVariations, []);
  return null;
}
