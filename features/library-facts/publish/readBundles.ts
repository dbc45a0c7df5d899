import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {isRecord} from '../../../shared/json/isRecord';
import {readJson} from '../../../shared/json/readJson';
import type {Bundle} from '../schema/services';

/**
 * The bundles in `generated/services` of a site.
 *
 * @throws Error for a file without bundles.
 */
export function readBundles(siteDir: string): Bundle[] {
  const folder = path.join(siteDir, 'generated/services');
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
    const content = readJson(path.join(folder, file));
    const bundles: unknown = isRecord(content) ? content.bundles : undefined;
    if (!Array.isArray(bundles) || !bundles.every(isBundle)) {
      throw new Error(`generated/services/${file} has no bundles. See generated/README.md.`);
    }
    return bundles;
  });
}

function isBundle(value: unknown): value is Bundle {
  return isRecord(value) && typeof value.alias === 'string' && isRecord(value.configuration);
}
