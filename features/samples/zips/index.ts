import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {pageFiles} from '../parse/readBlocks';
import {addressOfPage} from '../schema/pageFiles';
import {hasZip, pageZip} from './pageZip';

/** Writes the samples of each page as a zip file, at the address of the page with `.zip` behind it. */
export default function sampleZips({siteConfig: {url}}: LoadContext): Plugin {
  return {
    name: 'sample-zips',
    postBuild: ({outDir, routesPaths}) => {
      const built = new Set(routesPaths.map((route) => route.replace(/(?<=.)\/$/, '')));
      console.log(`sample-zips: ${writeZips(outDir, url, built)}`);
    },
  };
}

/** Writes the zip files of the pages that were built; returns how many there are, and their bytes. */
export function writeZips(outDir: string, origin: string, routes: ReadonlySet<string>): string {
  let [count, bytes] = [0, 0];
  // A draft has no route.
  const pages = pageFiles().filter((page) => routes.has(addressOfPage(page)) && hasZip(page));
  for (const page of pages) {
    const {address, content} = pageZip(page, origin);
    const file = path.join(outDir, `${address}.zip`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
    count += 1;
    bytes += content.length;
  }
  return `${String(count)} zip files, ${String(Math.round(bytes / 1000))} kB`;
}
