import {writeFileSync} from 'node:fs';
import path from 'node:path';

import type {PublishedFile} from '../../library-facts';
import {pageFiles} from '../parse/readBlocks';
import {addressOfPage} from '../schema/pageFiles';
import {proofOf} from './proofOf';

/** Where the proof is on the site. */
export const proofFile: PublishedFile = {
  title: 'Proof of the outputs',
  file: 'proof.json',
  description:
    'for each output that a page shows, what printed it, on which PHP, with which versions, and the hashes of code and output',
};

/** Writes the proof of the outputs of all built pages into a built site. */
export function writeProof(
  outDir: string,
  site: string,
  isBuilt: (address: string) => boolean,
): PublishedFile {
  const pages = pageFiles().filter((page) => isBuilt(addressOfPage(page)));
  const content = proofOf(pages, site);
  writeFileSync(path.join(outDir, proofFile.file), `${JSON.stringify(content)}\n`);
  return proofFile;
}
