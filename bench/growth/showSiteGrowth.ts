import type {Measurement} from '../measurement';
import {thousands} from '../numbers';
import {table} from '../table';
import type {Sizes} from './readSizes';
import type {Usage} from './runMeasured';

/** The site with a number of pages. */
export interface Grown {
  readonly pages: number;
  readonly usage: Usage;
  readonly sizes: Sizes;
}

// A tolerance: times vary.
const room = 1.25;

/** The growth as a measurement: anything that grows faster than the pages is a fault. */
export function showSiteGrowth(list: readonly Grown[], route: string): Measurement {
  const [today, grown] = [list[0], list.at(-1)];
  if (today === undefined || grown === undefined || today.pages >= grown.pages) {
    throw new Error('Two numbers of pages are needed.');
  }
  const more = grown.pages / today.pages;
  const rows = [
    row('Build, seconds', ({usage}) => usage.seconds),
    row('Build, processor seconds', ({usage}) => usage.processorSeconds),
    row('Peak memory, MB', ({usage}) => usage.megabytes),
    ...Object.keys(today.sizes).map((name) => row(name, ({sizes}) => sizes[name] ?? NaN)),
  ];
  const ratio = ({values}: Row) => (values.at(-1) ?? NaN) / (values[0] ?? NaN);
  const faster = rows.filter((one) => !(ratio(one) <= more * room));
  const [, time = '', memory = '', firstLoad = ''] = rows.map((one) => ratio(one).toFixed(1));
  return {
    passed: faster.length === 0,
    result:
      `${thousands(grown.pages)} pages are ${more.toFixed(1)} times today's ${String(today.pages)}: ` +
      `built in ${time} times the processor time with ${memory} times the memory, ` +
      `first load ${firstLoad} times the bytes; ${String(faster.length)} values grow faster than the pages`,
    details: [
      table(
        ['Value', ...list.map(({pages}) => `${thousands(pages)} pages`), 'Ratio'],
        rows.map((one) => [
          one.name,
          ...one.values.map((value) => thousands(Math.round(value))),
          ratio(one).toFixed(2),
        ]),
      ),
      `Bytes are gzip at level 9 unless noted otherwise. The one page is ${route}, the one with the most HTML. The additional pages have the samples, tables and figures of real ones; titles and paragraphs of all pages are reshuffled. Each size is built in a fresh clone with an empty cache, one after the other; processor seconds depend less on what else the machine does.`,
      ...faster.map(({name}) => `- ${name} grows faster than the pages`),
    ].join('\n\n'),
  };

  function row(name: string, of: (one: Grown) => number): Row {
    return {name, values: list.map(of)};
  }
}

interface Row {
  readonly name: string;
  readonly values: readonly number[];
}
