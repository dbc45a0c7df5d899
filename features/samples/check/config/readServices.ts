import {readFileSync, readdirSync} from 'node:fs';

import type {Services} from '../../../library-facts';

/** Reads `generated/services`: what each library adds to a Symfony application. */
export function readServices(folder = 'generated/services'): Services[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) {
    throw new Error(`${folder} has no file; record it again: generated/README.md.`);
  }
  return files.sort().map((file) => {
    const content: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    if (!isServices(content)) {
      throw new Error(`${folder}/${file} names no bundles; record it again: generated/README.md.`);
    }
    return content;
  });
}

function isServices(value: unknown): value is Services {
  return typeof value === 'object' && value !== null && 'bundles' in value && 'twig' in value;
}
