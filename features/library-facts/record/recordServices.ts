import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';
import {type SourceFile, idsOf, missingNames, namesInSource} from './namesInSource';
import {checkScript, install, run} from './php';
import {readSources, treeOf} from './readPackages';
import {readStimulus} from './readStimulus';
import type {Release} from './releases';
import {type Services, type ServicesReading, servicesReading} from '../schema/services';

/** What a library adds to an application, and the number of names in its source compared with it. */
export interface ServicesRecording {
  readonly facts: Services;
  readonly looked: number;
}

// By the root of the source tree.
const readings = z.record(z.string(), servicesReading);

const nothing: ServicesReading = {
  bundles: [],
  commands: [],
  base_commands: [],
  services: [],
  collected_tags: [],
  outside_services: [],
  parameters: {},
  twig: {functions: [], filters: [], tests: [], tags: []},
  routes: [],
};

/**
 * Loads the bundles of all releases from their source trees and describes what they add.
 *
 * @throws Error if the text of a source contains a name that loading its bundles did not add.
 */
export function recordServices(libs: string, releases: readonly Release[]): ServicesRecording[] {
  // All at once, because the bundles of one repository use classes of another.
  const readings = readTrees(libs, releases.filter(isStored));
  const ids = [...readings.values()].flatMap(idsOf);
  return releases.map((release) => {
    const {repository, tag} = release;
    const head = {library: path.basename(repository), repository, tag};
    const reading = readings.get(release);
    if (reading === undefined) {
      const evidence = release.recorded?.evidence ?? '';
      return {facts: {...head, evidence, ...nothing, stimulus: []}, looked: 0};
    }
    const tree = treeOf(libs, release);
    const stimulus = readSources(libs, release).flatMap((one) => readStimulus(tree, one.path));
    return {facts: {...head, ...reading, stimulus}, looked: compare(tree, reading, ids)};
  });
}

function isStored(release: Release): boolean {
  return release.recorded === undefined;
}

function readTrees(libs: string, releases: readonly Release[]): Map<Release, ServicesReading> {
  if (releases.length === 0) {
    return new Map();
  }
  const folder = path.join(__dirname, 'php', 'services');
  const rootOf = (release: Release) => path.resolve(treeOf(libs, release));
  const request = Object.fromEntries(
    releases.map((release) => [rootOf(release), readSources(libs, release)]),
  );
  const args = [path.join(folder, 'record.php'), install(folder)];
  const output = run('php', args, JSON.stringify(request));
  const result = parseAs(readings, output, `php ${args.join(' ')}`, checkScript);
  return new Map(
    releases.map((release) => {
      const reading = result[rootOf(release)];
      if (reading === undefined) {
        throw new Error(`php ${args.join(' ')} printed nothing for ${rootOf(release)}.`);
      }
      return [release, reading];
    }),
  );
}

function compare(tree: string, reading: ServicesReading, ids: readonly string[]): number {
  const names = namesInSource(readTexts(tree));
  const missing = missingNames(names, reading, ids);
  if (missing.length > 0) {
    const lines = missing.map(({kind, name, file}) => `\n  ${file}: ${kind} "${name}"`);
    throw new Error(
      `${tree}: the text of the source contains names that loading its bundles did not add; ` +
        `see features/library-facts/record/php/services.${lines.join('')}`,
    );
  }
  return names.length;
}

function readTexts(tree: string): SourceFile[] {
  return readdirSync(tree, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(php|xml)$/.test(file))
    .filter((file) => !/(^|\/)(tests?|vendor|node_modules|\.[^/]*)\//.test(file))
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(tree, file), 'utf8')}));
}
