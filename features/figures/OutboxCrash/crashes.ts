/** Who sends the e-mail about an event. */
export type Way = 'immediate' | 'postFlush' | 'outbox';

/** What a reader sees of each way, in the order of time. */
export const ways: Readonly<Record<Way, string>> = {
  immediate: 'Immediate listener',
  postFlush: 'Post-flush listener',
  outbox: 'Published listener, with the outbox',
};

/** What can become of an event. */
export const outcomes = {
  delivered: {text: 'Delivered', bad: false},
  twice: {text: 'Delivered twice', bad: true},
  lost: {text: 'Lost', bad: true},
  phantom: {text: 'Delivered, but not saved', bad: true},
  neither: {text: 'Neither saved nor delivered', bad: false},
} as const;

export interface Fate {
  readonly outcome: keyof typeof outcomes;
  /** One sentence; code is in backticks. */
  readonly why: string;
}

/** A moment at which the process dies, and the event's fate by each way. */
export interface Crash {
  readonly id: string;
  readonly point: string;
  readonly fates: Readonly<Record<Way, Fate>>;
}

const immediateRan: Fate = {
  outcome: 'delivered',
  why: 'The listener ran inside `recordEvent()`, long before.',
};
const postFlushRan: Fate = {outcome: 'delivered', why: 'The listener ran inside `flush()`.'};
const immediatePhantom: Fate = {
  outcome: 'phantom',
  why: 'The listener ran inside `recordEvent()`, and nobody takes its e-mail back.',
};
const nextRelay: Fate = {
  outcome: 'delivered',
  why: 'No start message was sent, but the row is committed: the next relay finds it.',
};

/**
 * Each fate was seen in a run of release 2.5.2 whose process was killed at this point. The last one is no
 * crash: there, each listener threw at its first call.
 */
export const crashes: readonly Crash[] = [
  {
    id: 'recorded',
    point: 'After the event was recorded, before `flush()`',
    fates: {
      immediate: immediatePhantom,
      postFlush: {outcome: 'neither', why: 'Event and change were in memory only.'},
      outbox: {outcome: 'neither', why: 'Only `flush()` writes the row, together with the change.'},
    },
  },
  {
    id: 'flushing',
    point: 'In `flush()`, before the commit',
    fates: {
      immediate: immediatePhantom,
      postFlush: {outcome: 'neither', why: 'The listener waits for a commit that never comes.'},
      outbox: {
        outcome: 'neither',
        why: 'The row belongs to the transaction, which the database rolls back.',
      },
    },
  },
  {
    id: 'committed',
    point: 'After the commit, before the post-flush listeners',
    fates: {
      immediate: immediateRan,
      postFlush: {outcome: 'lost', why: 'The event was in the memory of the process only.'},
      outbox: nextRelay,
    },
  },
  {
    id: 'notifying',
    point: 'In the post-flush listener, before it sends',
    fates: {
      immediate: immediateRan,
      postFlush: {
        outcome: 'lost',
        why: 'Nobody calls it again, nor the listeners and events that had yet to come.',
      },
      outbox: nextRelay,
    },
  },
  {
    id: 'flushed',
    point: 'After `flush()`, before the start message of the relay',
    fates: {immediate: immediateRan, postFlush: postFlushRan, outbox: nextRelay},
  },
  {
    id: 'reading',
    point: 'In the relay, before it dispatches the event',
    fates: {
      immediate: immediateRan,
      postFlush: postFlushRan,
      outbox: {outcome: 'delivered', why: 'The row is still there: the next relay finds it.'},
    },
  },
  {
    id: 'dispatched',
    point: 'In the relay, after the dispatch, before its commit',
    fates: {
      immediate: immediateRan,
      postFlush: postFlushRan,
      outbox: {
        outcome: 'twice',
        why: 'The event is in the queue and its row still in the table: the next relay sends it again.',
      },
    },
  },
  {
    id: 'relayed',
    point: 'After the commit of the relay',
    fates: {
      immediate: immediateRan,
      postFlush: postFlushRan,
      outbox: {outcome: 'delivered', why: 'The event waits in the queue for the next worker.'},
    },
  },
  {
    id: 'handling',
    point: 'In the published listener, before it sends',
    fates: {
      immediate: immediateRan,
      postFlush: postFlushRan,
      outbox: {
        outcome: 'delivered',
        why: 'The message was not acknowledged, so the queue hands it out again.',
      },
    },
  },
  {
    id: 'handled',
    point: 'In the published listener, after it sent',
    fates: {
      immediate: immediateRan,
      postFlush: postFlushRan,
      outbox: {
        outcome: 'twice',
        why: 'The message was not acknowledged, so a worker calls the listener again.',
      },
    },
  },
  {
    id: 'throwing',
    point: 'No crash: the mail server is down, and the listener throws',
    fates: {
      immediate: {
        outcome: 'neither',
        why: '`recordEvent()` throws, so the code does not reach `flush()`.',
      },
      postFlush: {
        outcome: 'lost',
        why: '`flush()` throws after its commit, and nobody calls the listener again.',
      },
      outbox: {outcome: 'delivered', why: 'Messenger tries again, three times by default.'},
    },
  },
];

/** The crash with this id; throws where there is none. */
export function findCrash(id: string): Crash {
  const found = crashes.find((crash) => crash.id === id);
  if (found === undefined) {
    throw new Error(`No crash "${id}" in features/figures/OutboxCrash/crashes.ts.`);
  }
  return found;
}

/** Pairs of a way and what becomes of the event by it, in the order of the ways. */
export function fatesOf({fates}: Crash): {readonly way: string; readonly fate: Fate}[] {
  return [
    {way: ways.immediate, fate: fates.immediate},
    {way: ways.postFlush, fate: fates.postFlush},
    {way: ways.outbox, fate: fates.outbox},
  ];
}

/** All fates of a crash in one line, without the reasons. */
export function summaryOf(crash: Crash): string {
  return fatesOf(crash)
    .map(({way, fate}) => `${way}: ${outcomes[fate.outcome].text.toLowerCase()}.`)
    .join(' ');
}
