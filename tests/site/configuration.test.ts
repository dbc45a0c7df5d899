import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {pageFiles, readBlocks} from '../../features/samples/parse/readBlocks';
import {configurationProblems, configurationSamples} from './configurationProblems';
import {files, read} from './site';

const schemas = new Map(
  files.flatMap((file) => {
    const [, bundle] = /^schema\/(\w+)\.json$/.exec(file) ?? [];
    return bundle === undefined
      ? []
      : [[bundle, JSON.parse(read(file).toString('utf8')) as unknown] as const];
  }),
);

test('the published schemas accept the samples that configure bundles', {timeout: 30_000}, () => {
  const pages = pageFiles().filter((file) => readFileSync(file, 'utf8').includes('```yaml'));
  const samples = configurationSamples(pages.flatMap((file) => readBlocks(file)));
  console.log(`${String(samples.length)} samples, ${String(schemas.size)} schemas`);
  expect(samples.length).toBeGreaterThan(10);
  expect(configurationProblems(samples, schemas)).toEqual([]);
});

const problemsOf = (...lines: readonly string[]) => {
  const page = ['```yaml title="config/packages/rekalogika_rekapager.yaml"', ...lines, '```'];
  return configurationProblems(
    configurationSamples(readBlocks('docs/rekapager/fixture.md', page.join('\n'))),
    schemas,
  );
};

test.each([
  ['an unknown key', ['rekalogika_rekapager:', '  default_proximty: 2']],
  ['a wrong type', ['rekalogika_rekapager:', '  default_proximity: wide']],
  ['a list', ['rekalogika_rekapager: [2]']],
  ['an environment', ['when@test:', '  rekalogika_rekapager:', '    default_proximity: wide']],
  ['an unknown bundle', ['rekalogika_rekapage:', '  default_proximity: 2']],
])('they reject %s', (_, lines) => {
  expect(problemsOf(...lines)).toHaveLength(1);
});

test.each([
  ['a number', ['rekalogika_rekapager:', '  default_proximity: 3']],
  ['a parameter', ["rekalogika_rekapager: {default_proximity: '%proximity%'}"]],
  ['nothing', ['rekalogika_rekapager: ~']],
  ['routes', ['rekalogika_rekapager:', '  resource: routes.php']],
])('they accept %s', (_, lines) => {
  expect(problemsOf(...lines)).toEqual([]);
});
