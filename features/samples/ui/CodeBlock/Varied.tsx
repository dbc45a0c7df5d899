import {type ReactNode, Suspense, lazy, memo, useEffect} from 'react';

import type {VariationProps} from '../Variation';
import {loadVariations, whenSeen} from './whenSeen';

// What the server has rendered waits for its script until it is seen.
const Variation = lazy(async () => {
  await whenSeen();
  return {default: (await import('../Variation')).Variation};
});

/**
 * The buttons of a block that varies; their script comes when the first of them is seen. It is not rendered again
 * with its block: React would then give up what the server has rendered, and wait no longer.
 */
export const Varied = memo(function Varied(props: VariationProps): ReactNode {
  return (
    <Suspense fallback={<LoadNow />}>
      <Variation {...props} />
    </Suspense>
  );
});

function LoadNow(): ReactNode {
  useEffect(loadVariations, []);
  return null;
}
