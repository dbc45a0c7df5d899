import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {memoize} from '../../../shared/functions/memoize';
import {gzipSize as sizeOf} from '../../../shared/files/compressFiles';

/** The folder of the built site. */
export const build = path.join(__dirname, '..', '..', '..', 'build');

/** A built file by its address. */
export function builtFile(address: string): Buffer {
  return readBuilt(address.slice(1));
}

function readBuilt(file: string): Buffer {
  const onDisk = path.join(build, file);
  if (!existsSync(onDisk)) {
    throw new Error(`build/${file} is missing. Run \`npm run build\` first.`);
  }
  return readFileSync(onDisk);
}

/** All addresses of the built site, from its sitemap. */
export function builtRoutes(): string[] {
  const sitemap = readBuilt('sitemap.xml').toString('utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  if (routes.length === 0) {
    throw new Error('The sitemap lists no address.');
  }
  return routes;
}

/** The address of the one built script of a name. */
export function builtScript(name: string): string {
  const files = readdirSync(path.join(build, 'assets/js'));
  const [file, ...more] = files.filter((one) => one.startsWith(`${name}.`) && one.endsWith('.js'));
  if (file === undefined || more.length > 0) {
    throw new Error(`build/assets/js does not have exactly one script "${name}".`);
  }
  return `/assets/js/${file}`;
}

/** The HTML of a route, as built. */
export function builtPage(route: string): string {
  return readBuilt(route === '/' ? 'index.html' : `${route}.html`).toString('utf8');
}

/** The gzip size of a built file by its address. */
export const gzipSize = memoize((address: string): number => sizeOf(readBuilt(address.slice(1))));
