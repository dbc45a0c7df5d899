import {mkdirSync} from 'node:fs';

import {PlainError, runMain} from '../shared/process/runMain';
import {measureAccessibility} from './accessibility/measureAccessibility';
import {measureBundle} from './bundle/measureBundle';
import {measureSiteGrowth} from './growth/measureSiteGrowth';
import {measureInstall} from './install/measureInstall';
import {measureLighthouse} from './lighthouse/measureLighthouse';
import {machine, today} from './machine';
import type {Measurement} from './measurement';
import {measureReproducible} from './reproducible/measureReproducible';
import {measureSamples} from './samples/measureSamples';
import {measureGrowth} from './search/measureGrowth';
import {measureSearch} from './search/measureSearch';
import {measureSpeed} from './search/measureSpeed';
import {measureUpgrade} from './upgrade/measureUpgrade';
import {writeMarkdown} from './writeMarkdown';

const measures: Readonly<Record<string, () => Promise<Measurement>>> = {
  samples: measureSamples,
  accessibility: measureAccessibility,
  search: measureSearch,
  'search-growth': measureGrowth,
  'search-speed': measureSpeed,
  reproducible: measureReproducible,
  bundle: measureBundle,
  growth: measureSiteGrowth,
  install: measureInstall,
  lighthouse: measureLighthouse,
  upgrade: measureUpgrade,
};

async function record(name: string, {result, details}: Measurement, minutes: number) {
  const file = `bench/records/${name}.md`;
  const text = `# Measured: ${name}

${result}.

Written by \`npm run measure -- ${name}\` on ${today()}, in
${minutes.toFixed(1)} minutes with ${machine()}.

${details}
`;
  mkdirSync('bench/records', {recursive: true});
  await writeMarkdown(file, text);
}

runMain(async () => {
  const args = process.argv.slice(2);
  const names = args.length === 0 ? Object.keys(measures) : args;
  for (const name of names) {
    const measure = measures[name];
    if (measure === undefined) {
      const known = Object.keys(measures).join(', ');
      throw new PlainError(`"${name}" is not a measure. Use: npm run measure -- [${known}]`);
    }
    const start = performance.now();
    const measurement = await measure();
    await record(name, measurement, (performance.now() - start) / 60_000);
    console.log(`${name}: ${measurement.result}; details in bench/records/${name}.md`);
    process.exitCode = measurement.passed ? process.exitCode : 1;
  }
});
