import path from 'node:path';

import type {BundlePatch} from './bundlePatch';

/** The bundler's data about a module that it is about to resolve. */
export interface Resource {
  request: string;
  /** The folder of the module that imports it. */
  readonly context: string;
  readonly contextInfo: {readonly issuer: string};
}

/** Replaces modules and records which of them occurred. */
export interface Replacer {
  /** One expression and function for each module, the arguments of NormalModuleReplacementPlugin. */
  readonly rules: readonly (readonly [RegExp, (resource: Resource) => void])[];
  /** One message for each module that did not occur. */
  readonly unmatched: () => string[];
}

/** Makes the replacements of patches, for one build of the site in a folder. */
export function replaceModules(patches: readonly BundlePatch[], siteDir: string): Replacer {
  const matched = new Set<string>();
  const all = patches.flatMap(({name, replacements}) =>
    Object.entries(replacements).map(([original, file]) => ({name, original, file})),
  );
  return {
    rules: all.map(({original, file}) => [
      lastSegment(original),
      (resource) => {
        // The replacement itself may import what it replaces.
        if (requested(resource, siteDir) === original && resource.contextInfo.issuer !== file) {
          matched.add(original);
          resource.request = file;
        }
      },
    ]),
    unmatched: () =>
      all
        .filter(({original}) => !matched.has(original))
        .map(
          ({name, original}) =>
            `docusaurus-patches/${name} replaced nothing: no module imports ${original}. ` +
            `Its index.ts says what to do.`,
        ),
  };
}

/** Keeps the bundler from calling a function for each of several thousand requests. */
function lastSegment(original: string): RegExp {
  const name = path.posix.basename(original).replaceAll('.', String.raw`\.`);
  return new RegExp(`(?:^|/)${name}$`);
}

function requested({request, context}: Resource, siteDir: string): string {
  if (request.startsWith('@site/')) {
    return path.join(siteDir, request.slice('@site'.length));
  }
  return request.startsWith('.') ? path.resolve(context, request) : request;
}
