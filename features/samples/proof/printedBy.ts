import type {OutputRecord, Versions} from '../schema/outputRecords';

/**
 * What printed an output in a real run, for the reader: `mapper 3.0.0, PHP 8.2`, with the database server and the browser, if any. Where
 * PHP varies, the reader has chosen it.
 */
export function printedBy(record: OutputRecord): string {
  const {php, also = [], database, browser, values} = record;
  return [
    `${record.package} ${record.ranAgainst ?? record.version}`,
    ...(values?.['php'] === undefined ? [`PHP ${[php, ...also].sort().join(' and ')}`] : []),
    ...(database === undefined ? [] : [database]),
    ...(browser === undefined ? [] : [browser]),
  ].join(', ');
}

/**
 * What else the record of an output proves: against which release its sample is checked, and when and with which versions
 * it ran.
 */
export function proofText(record: OutputRecord, isTyped: boolean): string {
  const {package: library, version, date, packages, alsoWith = []} = record;
  const versions = shownVersions(packages);
  const run = [`on ${longDate(date)}`, ...(versions === '' ? [] : [`with ${versions}`])];
  return [
    `${isTyped ? 'Type-checked' : 'Checked'} against ${library} ${version}.`,
    `Run ${run.join(' ')}.`,
    ...(alsoWith.length === 0 ? [] : [`The same with ${alsoWith.join('; ')}.`]),
  ].join(' ');
}

// What applications choose; `proof.json` has all packages.
const chosen = ['doctrine/orm', 'doctrine/dbal', 'doctrine/collections'];

/** Symfony's version is that of most of its packages; bundles outside of its repository have others. */
function shownVersions(packages: Versions): string {
  const counts = new Map<string, number>();
  for (const [name, version] of Object.entries(packages)) {
    if (name.startsWith('symfony/')) {
      counts.set(version, (counts.get(version) ?? 0) + 1);
    }
  }
  const [symfony] = [...counts].sort(([, a], [, b]) => b - a);
  return [
    ...(symfony === undefined ? [] : [`Symfony ${symfony[0]}`]),
    ...chosen.flatMap((name) =>
      packages[name] === undefined ? [] : [`${name} ${packages[name]}`],
    ),
  ].join(', ');
}

function longDate(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
}
