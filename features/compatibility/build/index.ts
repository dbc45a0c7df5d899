import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

import {fetchedFiles} from '../../../shared/bundler/fetchedFiles';
import {installFile} from './installData';

/** A rehype plugin: writes the address of the requirements of all releases into `<CompatibilityTable />`. */
export function writeRequirementsAddress() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'CompatibilityTable') {
        const {address} = installFile();
        node.attributes = [{type: 'mdxJsxAttribute', name: 'requirements', value: address}];
      }
    });
  };
}

/** Writes the file that the check on the compatibility page fetches. */
export default function requirements(context: LoadContext): Plugin {
  return fetchedFiles('requirements', context, writeInstallFile);
}

function writeInstallFile(outDir: string): undefined {
  const {address, content} = installFile();
  const file = path.join(outDir, address);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}
