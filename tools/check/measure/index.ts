import {mkdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';

import {format, resolveConfig} from 'prettier';

import {PlainError, runMain} from '../../site/runMain';
import {measureAccessibility} from './accessibility/measureAccessibility';
import type {Measurement} from './measurement';
import {measureSamples} from './samples/measureSamples';

const measures: Readonly<Record<string, () => Promise<Measurement>>> = {
  samples: measureSamples,
  accessibility: measureAccessibility,
};

async function record(name: string, {result, details}: Measurement, minutes: number) {
  const file = `tests/measured/${name}.md`;
  const [processor] = os.cpus();
  const text = `# Measured: ${name}

${result}.

Written by \`npm run measure -- ${name}\` on ${new Date().toISOString().slice(0, 10)}, in
${minutes.toFixed(1)} minutes with Node ${process.versions.node} on ${os.cpus().length} × ${processor?.model ?? 'unknown processor'}.

${details}
`;
  mkdirSync('tests/measured', {recursive: true});
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
}

runMain(async () => {
  const args = process.argv.slice(2);
  const names = args.length === 0 ? Object.keys(measures) : args;
  for (const name of names) {
    const measure = measures[name];
    if (measure === undefined) {
      const known = Object.keys(measures).join(', ');
      throw new PlainError(`"${name}" is no measure. Use: npm run measure -- [${known}]`);
    }
    const start = performance.now();
    const measurement = await measure();
    await record(name, measurement, (performance.now() - start) / 60_000);
    console.log(`${name}: ${measurement.result}; details in tests/measured/${name}.md`);
    process.exitCode = measurement.isWell ? process.exitCode : 1;
  }
});
