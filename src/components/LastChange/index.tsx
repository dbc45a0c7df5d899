import type {ReactNode} from 'react';

import {shortDate} from '@site/features/library-facts/read/dates';

export interface LastChangeProps {
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** The date of a page's last change. */
export function LastChange({time}: LastChangeProps): ReactNode {
  const date = new Date(time);
  return (
    <span className="theme-last-updated">
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()}>{shortDate(date)}</time>
      </b>
    </span>
  );
}
