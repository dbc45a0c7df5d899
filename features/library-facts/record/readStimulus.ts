import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {StimulusController} from '../schema/services';

/**
 * Reads the Stimulus controllers that a package declares in `assets/package.json`.
 *
 * @throws Error if a controller lacks what an application copies into `assets/controllers.json`.
 */
export function readStimulus(tree: string, folder: string): StimulusController[] {
  const file = path.join(folder, 'assets', 'package.json');
  if (!existsSync(path.join(tree, file))) {
    return [];
  }
  const content: unknown = JSON.parse(readFileSync(path.join(tree, file), 'utf8'));
  if (!isUxPackage(content)) {
    throw new Error(`${file}: the package must have "name" and "symfony" with "controllers".`);
  }
  const {name, symfony} = content;
  return Object.entries(symfony.controllers).map(([controller, settings]) => {
    if (!isController(settings)) {
      throw new Error(`${file}: "${controller}" needs "main", "enabled" and "fetch".`);
    }
    const {main, enabled, fetch, autoimport} = settings;
    return {
      name: `${normalize(name)}--${normalize(controller)}`,
      package: name,
      controller,
      enabled,
      fetch,
      ...(autoimport === undefined ? {} : {autoimport}),
      file: path.join(path.dirname(file), main),
    };
  });
}

// How stimulus-bundle builds an identifier from the names of package and controller.
function normalize(name: string): string {
  return name.replace(/^@/, '').replaceAll('_', '-').replaceAll('/', '--');
}

interface Controller extends Pick<StimulusController, 'enabled' | 'fetch' | 'autoimport'> {
  readonly main: string;
}

function isController(value: unknown): value is Controller {
  return (
    typeof value === 'object' &&
    value !== null &&
    'main' in value &&
    typeof value.main === 'string' &&
    'enabled' in value &&
    typeof value.enabled === 'boolean' &&
    'fetch' in value &&
    typeof value.fetch === 'string'
  );
}

interface UxPackage {
  readonly name: string;
  readonly symfony: {readonly controllers: Readonly<Record<string, unknown>>};
}

function isUxPackage(value: unknown): value is UxPackage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'symfony' in value &&
    typeof value.symfony === 'object' &&
    value.symfony !== null &&
    'controllers' in value.symfony &&
    typeof value.symfony.controllers === 'object'
  );
}
