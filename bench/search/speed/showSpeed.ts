import * as z from 'zod';

import type {Measurement} from '../../measurement';
import {median, percentile} from '../../numbers';
import {table} from '../../table';

/** An answered key press, in milliseconds. */
export interface Press {
  readonly text: string;
  /** From the key to the painted list. */
  readonly whole: number;
  /** The time of the worker itself; it is not slowed down. */
  readonly worker: number;
  /** From the message to the worker to its answer: includes the round trip and other work of the page. */
  readonly answer: number;
  /** From the answer to the painted list. */
  readonly paint: number;
  /** Frames from the answer to the one with the list. */
  readonly frames: number;
}

/** What was recorded while queries were typed. */
export interface Speed {
  readonly presses: readonly Press[];
  /** Milliseconds of each long task of the main thread. */
  readonly longTasks: readonly number[];
}

const slowness = 4;
const mostWorker = 30;

/** What `watchPresses` records, in milliseconds; a press overtaken by a newer one has no list, maybe no answer. */
const notedInPage = z.object({
  presses: z.array(
    z.object({
      text: z.string(),
      pressed: z.number(),
      sent: z.number(),
      answered: z.number().exactOptional(),
      shown: z.number().exactOptional(),
      frames: z.number().exactOptional(),
    }),
  ),
  longTasks: z.array(z.number()),
});

/** What `watchAnswers` records: the milliseconds of each text. */
const notedInWorker = z.array(z.object({text: z.string(), worker: z.number()})).min(1);

/** Reads what the scripts in page and worker recorded. */
export function readSpeed(noted: unknown, answers: unknown): Speed {
  const {presses, longTasks} = check(notedInPage, noted, 'The page');
  const workers = new Map(
    check(notedInWorker, answers, 'The worker').map(({text, worker}) => [text, worker]),
  );
  return {
    presses: presses.flatMap(({text, pressed, sent, answered, shown, frames}) => {
      const worker = workers.get(text);
      return answered === undefined || shown === undefined || frames === undefined || !worker
        ? []
        : [
            {
              text,
              whole: shown - pressed,
              worker,
              answer: answered - sent,
              paint: shown - answered,
              frames,
            },
          ];
    }),
    longTasks,
  };
}

function check<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const {data, error} = schema.safeParse(value);
  if (error !== undefined) {
    throw new Error(`${where} has recorded nothing of use: ${z.prettifyError(error)}`);
  }
  return data;
}

/** The speed as a measurement: of the last key of each query, and of every key. */
export function showSpeed(
  {presses, longTasks}: Speed,
  queries: readonly string[],
  pages: number,
  load: number,
): Measurement {
  const last = queries.flatMap((query) => presses.findLast(({text}) => text === query) ?? []);
  // Both threads slowed down: the worker cannot be, so its time is multiplied.
  const slowed = ({whole, worker}: Press) => whole + (slowness - 1) * worker;
  const worker = percentile(
    last.map((press) => slowness * press.worker),
    0.95,
  );
  const frames = percentile(
    last.map((press) => press.frames),
    0.95,
  );
  const rows: readonly [string, (press: Press) => number][] = [
    ['key to list, main thread slowed down', ({whole}) => whole],
    ['key to list, worker time multiplied too', slowed],
    ['worker, not slowed down', (press) => press.worker],
    ['worker, round trip', ({answer}) => answer],
    ['answer to painted list', ({paint}) => paint],
    ['frames from answer to list', (press) => press.frames],
  ];
  const both = (list: readonly Press[], of: (press: Press) => number) => [
    median(list.map(of)).toFixed(1),
    percentile(list.map(of), 0.95).toFixed(1),
  ];
  return {
    passed: last.length === queries.length && worker <= mostWorker && frames <= 1,
    result:
      `from the last key to the list ${median(last.map(slowed)).toFixed(0)} ms, p95 ` +
      `${percentile(last.map(slowed), 0.95).toFixed(0)} ms, at four-fold slowness; ${longTasks.length} long tasks`,
    details: [
      `${last.length} of ${queries.length} queries typed on ${pages} pages, ${presses.length} keys with their own list. Milliseconds in Chromium, main thread slowed down ${slowness} times; the worker, which is not slowed down, was timed separately; load of the machine ${load.toFixed(1)}.`,
      table(
        ['', 'Last key: median', 'Last key: p95', 'Every key: median', 'Every key: p95'],
        rows.map(([name, of]) => [name, ...both(last, of), ...both(presses, of)]),
      ),
      `Long tasks of the main thread while typing: ${longTasks.length}, longest ${Math.max(0, ...longTasks).toFixed(0)} ms.`,
      `Targets: worker p95 at four-fold slowness ${mostWorker} ms (${worker.toFixed(1)} here), list in the first frame after the answer.`,
    ].join('\n\n'),
  };
}
