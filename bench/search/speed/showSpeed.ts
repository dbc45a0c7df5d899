import {isRecord} from '../../../shared/json/isRecord';
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

/** Reads what the scripts in page and worker recorded; presses overtaken by a newer one have no list. */
export function readSpeed(noted: unknown, answers: unknown): Speed {
  if (!isRecord(noted) || !Array.isArray(noted.presses) || !Array.isArray(noted.longTasks)) {
    throw new Error('The page has recorded nothing.');
  }
  const workers = readAnswers(answers);
  const presses: readonly unknown[] = noted.presses;
  return {
    presses: presses.flatMap((press) => {
      if (!isRecord(press) || typeof press.shown !== 'number') {
        return [];
      }
      const [pressed, sent, answered] = [press.pressed, press.sent, press.answered].map(Number);
      const worker = workers.get(String(press.text));
      return pressed === undefined || sent === undefined || answered === undefined || !worker
        ? []
        : [
            {
              text: String(press.text),
              whole: press.shown - pressed,
              worker,
              answer: answered - sent,
              paint: press.shown - answered,
              frames: Number(press.frames),
            },
          ];
    }),
    longTasks: noted.longTasks.map(Number),
  };
}

/** The milliseconds of the worker for each text. */
function readAnswers(answers: unknown): Map<string, number> {
  const noted: readonly unknown[] = Array.isArray(answers) ? answers : [];
  if (noted.length === 0) {
    throw new Error('The worker has recorded nothing.');
  }
  return new Map(
    noted.map((one) => (isRecord(one) ? [String(one.text), Number(one.worker)] : ['', NaN])),
  );
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
