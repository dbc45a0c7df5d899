import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';
import {type StimulusController, stimulusController} from '../schema/services';

// Not strict: packages contain more than an application copies.
const uxPackage = z.object({
  name: z.string(),
  symfony: z.object({
    controllers: z.record(
      z.string(),
      z.object({
        main: z.string(),
        ...stimulusController.unwrap().pick({enabled: true, fetch: true, autoimport: true}).shape,
      }),
    ),
  }),
});

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
  const text = readFileSync(path.join(tree, file), 'utf8');
  const {name, symfony} = parseAs(uxPackage, text, file, 'Compare it with Symfony UX.');
  return Object.entries(symfony.controllers).map(([controller, {main, ...settings}]) => ({
    name: `${normalize(name)}--${normalize(controller)}`,
    package: name,
    controller,
    ...settings,
    file: path.join(path.dirname(file), main),
  }));
}

// How stimulus-bundle builds an identifier from the names of package and controller.
function normalize(name: string): string {
  return name.replace(/^@/, '').replaceAll('_', '-').replaceAll('/', '--');
}
