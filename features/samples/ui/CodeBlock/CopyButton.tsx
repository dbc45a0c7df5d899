import type {ReactNode} from 'react';

import {Icon} from '../../../../shared/ui/Icon';
import {useCopy} from '../../../../shared/ui/useCopy';

export interface CopyButtonProps {
  readonly className: string;
  /** The label before a press, `Copy` by default. */
  readonly label?: string;
  /** Called on press; returns the text to copy. */
  readonly text: () => string;
}

const labels = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Not copied: select the text',
} as const;

/** Copies a sample and says for two seconds whether that worked. */
export function CopyButton({className, label = labels.ready, text}: CopyButtonProps): ReactNode {
  const [state, copy] = useCopy();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        copy(text());
      }}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{state === 'ready' ? label : labels[state]}</span>
    </button>
  );
}
