import path from 'node:path';

import type {Root} from 'hast';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';

import {renderDiagrams} from '../../features/diagrams/build';
import {parseDiagram} from '../../features/diagrams/build/parseDiagram';
import {renderDiagram} from '../../features/diagrams/build/renderDiagram';
import {readSampleTypes} from '../../features/samples/schema/sampleTypes';
import {writePackageFacts} from '../../features/library-facts/build';
import {parseHeaders} from '../../hosting/headers/headersFile';
import {readBlocks} from '../../features/samples/parse/readBlocks';
import {checkBash} from '../../features/samples/check/config/checkBash';
import {checkJson} from '../../features/samples/check/config/checkJson';
import {checkYaml} from '../../features/samples/check/config/checkYaml';
import {names} from '../../features/samples/check/config/testData';
import type {Problem} from '../../features/samples/check/problem';
import {shownOutputs} from '../../features/samples/run/shownOutputs';
import {frontMatter} from '../content/rules/frontMatter';
import {headingLevels} from '../content/rules/headings';
import {knownComponents, knownLanguages} from '../content/rules/known';
import {configures, explains} from '../content/rules/api';
import {parsePage, show} from '../content/rules/page';
import {components, fences} from '../content/rules/parts';
import {sidebar} from '../content/rules/site';

interface BadInput {
  readonly kind: string;
  /** What the message must name: a file, with a line where the input has lines. */
  readonly place: string;
  /** The advice that the message must give. */
  readonly advice: string | RegExp;
  /** Passes the input to the function that reads it first; throws, or returns the messages. */
  readonly feed: () => unknown;
}

const fixtures = 'tests/fixtures/bad-input';
const file = 'docs/depot/gate.mdx';
const fields =
  'title: A\ndescription: Opens a gate of the depot for the train that waits.\nkind: how-to';
const page = (text: string, yaml = fields) => parsePage(file, `---\n${yaml}\n---\n\n${text}\n`);
const blocks = (text: string) => readBlocks(file, `\n${text}\n`);
const fence = (language: string, text: string) => blocks(`\`\`\`${language}\n${text}\n\`\`\``);
const problems = (found: readonly Problem[]) =>
  found.map(({page: where, line, message}) => `${where}:${String(line)} ${message}`);
const diagram = (nodes: string, edges: string) =>
  `title: A\ndescription: B.\nnodes:\n  ${nodes}\nedges:\n  - ${edges}\n`;
/** A page with a component in line 7, as rehype plugins get it. */
const withComponent = (name: string, attribute: string, value: string): [Root, VFile] => {
  const attributes = [{type: 'mdxJsxAttribute' as const, name: attribute, value}];
  const position = {start: {line: 7, column: 1}, end: {line: 7, column: 9}};
  const element = {type: 'mdxJsxFlowElement' as const, name, attributes, children: [], position};
  return [{type: 'root', children: [element]}, new VFile({path: file})];
};

const inPages: readonly BadInput[] = [
  {
    kind: 'front matter that is not YAML',
    place: `${file}:2`,
    advice: 'Missing closing "quote',
    feed: () => page('', 'title: "A'),
  },
  {
    kind: 'a key that is missing',
    place: `${file}:1`,
    advice: 'description: missing; every page needs it',
    feed: () => show(frontMatter(page('', 'title: A\nkind: how-to'))),
  },
  {
    kind: 'a key that nothing reads',
    place: `${file}:5`,
    advice: 'slug: unknown key; known keys: title,',
    feed: () => show(frontMatter(page('', `${fields}\nslug: /x`))),
  },
  {
    kind: 'a value of the wrong type',
    place: `${file}:5`,
    advice: 'draft: write true or false',
    feed: () => show(frontMatter(page('', `${fields}\ndraft: maybe`))),
  },
  {
    kind: 'an element that is not closed',
    place: `${file}:7`,
    advice: /Expected a closing tag .*write them in backticks, or name the page \.md/,
    feed: () => page('<Card>'),
  },
  {
    kind: 'a brace that is not an expression',
    place: `${file}:7`,
    advice: 'write them in backticks',
    feed: () => page('Takes {a b}.'),
  },
  {
    kind: 'a heading that skips a level',
    place: `${file}:9`,
    advice: 'write level 3',
    feed: () => show(headingLevels(page('## A\n\n#### B'))),
  },
  {
    kind: 'an import',
    place: `${file}:7`,
    advice: 'components are available by name',
    feed: () => show(components(page("import A from './A';"), knownComponents())),
  },
  {
    kind: 'a component that does not exist',
    place: `${file}:7`,
    advice: /known components: .*PackageFacts/,
    feed: () => show(components(page('<PackageFact library="mapper" />'), knownComponents())),
  },
  {
    kind: 'a library that does not exist',
    place: `${file}:7`,
    advice: /Known: .*mapper/,
    feed: () => {
      writePackageFacts()(...withComponent('PackageFacts', 'library', 'maper'));
    },
  },
  {
    kind: 'a language without highlighting',
    place: `${file}:7`,
    advice: /"phtml" is not one of .*php/,
    feed: () => show(fences(page('```phtml\na\n```'), knownLanguages)),
  },
  {
    kind: 'a line of code too long for the column',
    place: `${file}:8`,
    advice: 'break the line of code after 85',
    feed: () => show(fences(page(`\`\`\`php\n${'a'.repeat(90)}\n\`\`\``), knownLanguages)),
  },
  {
    kind: 'an unknown word after the language',
    place: `${file}:2`,
    advice: 'Known words: title="…"',
    feed: () => fence('php titel="a.php"', 'a();'),
  },
  {
    kind: 'an output that nothing prints',
    place: `${file}:3`,
    advice: 'no php, bash or ts block precedes it',
    feed: () => shownOutputs(fence('text output', '1')),
  },
  {
    kind: 'a page in no sidebar',
    place: file,
    advice: 'write "depot/gate" once into sidebars/',
    feed: () => show(sidebar([page('')], {docs: []})),
  },
  {
    kind: 'an explained class that does not exist',
    place: `${file}:5`,
    advice: 'nearest existing name: Depot\\Gate',
    feed: () =>
      show(explains([page('', `${fields}\nexplains: [Depot\\Gat]`)], new Set(['Depot\\Gate']))),
  },
  {
    kind: 'a bundle that does not exist',
    place: `${file}:5`,
    advice: 'nearest existing name: rekalogika_depot',
    feed: () =>
      show(
        configures(page('', `${fields}\nconfigures: rekalogika_depo`), [
          {
            class: 'Depot',
            alias: 'rekalogika_depot',
            configuration: {name: 'rekalogika_depot', type: 'array'},
          },
        ]),
      ),
  },
];

const inSamples: readonly BadInput[] = [
  {
    kind: 'configuration with a key that the bundle does not have',
    place: `${file}:4`,
    advice: 'nearest existing name: is_open',
    feed: () =>
      problems(checkYaml(fence('yaml', 'rekalogika_depot:\n  is_opn: true\n  url: x'), names)),
  },
  {
    kind: 'JSON with a comma too many',
    place: `${file}:3`,
    advice: 'is not JSON',
    feed: () => problems(checkJson(fence('json', '{"a": 1,}'), names)),
  },
  {
    kind: 'an option that the command does not have',
    place: `${file}:3`,
    advice: 'nearest existing name: --fast',
    feed: () =>
      problems(checkBash(fence('bash', 'bin/console rekalogika:depot:move a --fas'), names)),
  },
];

const inDiagrams: readonly BadInput[] = [
  {
    kind: 'an arrow to a box that does not exist',
    place: 'a.yaml:6',
    advice: 'Nodes are a.',
    feed: () => parseDiagram(diagram('a: A', 'a -> b'), 'a.yaml'),
  },
  {
    kind: 'an arrow with one end',
    place: 'a.yaml:6',
    advice: 'write an edge as "from -> to"',
    feed: () => parseDiagram(diagram('a: A', 'a'), 'a.yaml'),
  },
  {
    kind: 'a box of a kind that does not exist',
    place: 'a.yaml:4',
    advice: 'is one of step, data',
    feed: () => parseDiagram(diagram('a: {label: A, kind: date}', 'a -> a'), 'a.yaml'),
  },
  {
    kind: 'a diagram too wide for a phone',
    place: 'a.yaml',
    advice: 'Break long labels into lines',
    feed: () => renderDiagram(diagram(`a: ${'wide '.repeat(20)}`, 'a -> a'), 'a.yaml', 'd1'),
  },
  {
    kind: 'a diagram that is not there',
    place: `${file}:7`,
    advice: 'Create it, or correct the name.',
    feed: () => renderDiagrams()(...withComponent('Diagram', 'src', 'no-such-diagram')),
  },
];

const inData: readonly BadInput[] = [
  {
    kind: 'data with merge conflict markers',
    place: `${fixtures}/merge.json:2`,
    advice: 'npm run samples -- types',
    feed: () => readSampleTypes(path.join(fixtures, 'merge.json')),
  },
  {
    kind: 'data that is cut off',
    place: `${fixtures}/cut.json:3`,
    advice: 'npm run samples -- types',
    feed: () => readSampleTypes(path.join(fixtures, 'cut.json')),
  },
  {
    kind: 'data with the wrong structure',
    place: `${fixtures}/form.json`,
    advice: 'npm run samples -- types',
    feed: () => readSampleTypes(path.join(fixtures, 'form.json')),
  },
  {
    kind: 'headers that are not JSON',
    place: 'hosting/headers.json:2',
    advice: 'fix it',
    feed: () => parseHeaders('{\n"policy": {},}', 'hosting/headers.json'),
  },
];

/** All messages about an input. */
async function saidAbout({feed}: BadInput): Promise<string> {
  try {
    const findings = await feed();
    return Array.isArray(findings) ? findings.join('\n') : '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const groups = {pages: inPages, samples: inSamples, diagrams: inDiagrams, data: inData};

describe.each(Object.entries(groups))(
  'bad input in %s is reported with location and advice',
  (_, all) => {
    test.each(all)('$kind', async (input) => {
      const said = await saidAbout(input);
      expect(said).toContain(input.place);
      expect(said).toMatch(input.advice);
    });
  },
);

test('there are at least twenty distinct kinds of bad input', () => {
  const kinds = Object.values(groups).flatMap((all) => all.map(({kind}) => kind));
  console.log(`Looked at ${String(kinds.length)} kinds of bad input.`);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThanOrEqual(20);
});

test('good input gets no message', async () => {
  const feed = () => show([...frontMatter(page('## A')), ...headingLevels(page('## A'))]);
  expect(await saidAbout({kind: '', place: '', advice: '', feed})).toBe('');
});
