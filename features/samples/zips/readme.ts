import {printedBy} from '../proof/printedBy';
import {recordFinder} from '../proof/recordFinder';
import {hashText} from '../parse/hashText';
import {headingsAbove} from '../parse/placedBlocks';
import {readDescription} from '../run/description';
import type {ShownOutput} from '../run/shownOutputs';
import {type OutputRecord} from '../schema/outputRecords';
import {type Requirements, lowestPhp, newestPhp} from './composerJson';

/** The page whose samples are packed. */
export interface ZippedPage {
  readonly project: string;
  readonly title: string;
  /** Its address on the web. */
  readonly address: string;
  /** Its source. */
  readonly text: string;
  readonly require: Requirements;
}

/** Says how the samples of a page are run, and what printed the outputs that the page shows. */
export function readme(
  {project, title, address, text, require}: ZippedPage,
  outputs: readonly ShownOutput[],
  records: readonly OutputRecord[],
): string {
  const recordOf = recordFinder(records);
  const headings = headingsAbove(
    text,
    outputs.map(({block}) => hashText(block.value)),
  );
  const rows = outputs.map(({block, source}, index) => {
    const heading = headings[index];
    const record = recordOf(block.value);
    const link = heading === undefined ? address : `${address}#${heading}`;
    const script = source.language === 'bash' ? 'commands.sh' : 'run.php';
    const number = String(index + 1);
    return `| ${number} | \`samples/${number}/${script}\` | <${link}> | ${record === undefined ? '' : printedBy(record)} |`;
  });
  const runs = outputs.length > 0;
  return [
    `# Samples of “${title}”`,
    `The samples of <${address}> as files. ${needs(require)} ${runs ? 'Install the packages, then run the samples that show an output' : 'The page shows no output, so nothing is printed. Install the packages'}:`,
    ...(runs
      ? [
          '```bash\ncomposer install\nphp run.php\n```',
          '`run.php` copies the files into `run/<number>`, runs the sample there, prints its output, and says whether it is what the page shows. `php run.php 2` runs sample 2 only.',
          [
            '| Sample | Script | Shown on the page | Printed by |',
            '|---|---|---|---|',
            ...rows,
          ].join('\n'),
          ...notes(project),
          ...phpNote(require, records),
        ]
      : ['```bash\ncomposer install\n```']),
    runs
      ? 'The files of the page and the classes that its samples use are in `src/`, `config/` and `tests/`, its statements in `blocks/`, under the number of their block. `samples/` has the script and the expected output of each sample, and files that differ between samples. `set-up/` makes what an application injects.'
      : 'The files of the page and the classes that they use are in `src/`, `config/` and `tests/`. `set-up/` makes what an application injects.',
  ]
    .join('\n\n')
    .concat('\n');
}

/** The PHP and the extensions that a reader needs. */
function needs(require: Requirements): string {
  const extensions = Object.keys(require)
    .filter((name) => name.startsWith('ext-'))
    .map((name) => `\`${name.slice('ext-'.length)}\``);
  const list = new Intl.ListFormat('en').format(extensions);
  const suffix =
    list === '' ? '' : ` with the ${extensions.length > 1 ? 'extensions' : 'extension'} ${list}`;
  return `You need Composer, and PHP ${lowestPhp(require.php)} or newer${suffix}.`;
}

/** Says when an output was printed with a PHP that Composer refuses for its packages. */
function phpNote(require: Requirements, records: readonly OutputRecord[]): string[] {
  const needed = lowestPhp(require.php);
  const older = records.find(({php}) => newestPhp([php, needed]) !== php);
  return older === undefined
    ? []
    : [
        `The outputs were printed with PHP ${older.php}, without Composer's check that the packages need PHP ${needed}.`,
      ];
}

/** What a reader needs besides Composer and PHP, and what the outputs depend on. */
function notes(project: string): string[] {
  const {sources, standIns, postgresql} = readDescription(project).extra;
  const symfony = Object.entries(sources).find(([folder]) => folder.startsWith('symfony/'))?.[1];
  const extensions = postgresql?.extensions.map((name) => `\`${name}\``).join(' and ') ?? '';
  return [
    ...(symfony === undefined
      ? []
      : [
          `The outputs were printed with Symfony ${symfony}. Later versions may print other texts.`,
        ]),
    ...(standIns === undefined
      ? []
      : [
          `For ${Object.entries(standIns)
            .map(([folder, version]) => `${folder.split('/').at(-1) ?? ''} ${version}`)
            .join(
              ' and ',
            )}, other code stood in when the outputs were printed; Composer installs the release.`,
        ]),
    ...(postgresql === undefined
      ? []
      : [
          `The samples need a PostgreSQL server${extensions === '' ? '' : ` with the extension ${extensions}`}. Name it in the environment variable \`DATABASE_URL\`: \`postgresql://user:password@localhost/postgres?serverVersion=15&charset=utf8\`. The user must be able to create databases: each sample gets an empty one, which is removed after the run.`,
        ]),
    'Samples with a `commands.sh` need `bash`.',
  ];
}
