import {isCollection, isMap, isScalar, parseDocument, visit} from 'yaml';
import type {Document, Pair} from 'yaml';

import {lineAt} from '../../../../shared/text/lineAt';
import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import {type Fault, checkBlocks} from './checkBlocks';
import {checkConfiguration} from './checkConfiguration';
import type {FamilyNames} from './familyNames';
import {noSuch, unknownNames} from './unknownNames';

/**
 * Checks YAML: it parses, configuration of the family's bundles is what their trees allow, and the classes,
 * services, tags, parameters and files of the family that it names exist.
 */
export function checkYaml(blocks: readonly Block[], names: FamilyNames): Problem[] {
  return checkBlocks(blocks, 'yaml', (text) => {
    const document = parseDocument(text, {prettyErrors: false, logLevel: 'error'});
    if (document.errors.length > 0) {
      return document.errors.map(({message, pos}) => ({line: lineAt(text, pos[0]), message}));
    }
    return [
      ...topPairs(document).flatMap((pair) => checkPair(pair, text, names)),
      ...checkScalars(document, text, names),
    ];
  });
}

/** The pairs of the document and those below `when@env`. */
function topPairs({contents}: Document): Pair[] {
  return (isMap(contents) ? contents.items : []).flatMap((pair) =>
    nameOf(pair).startsWith('when@') && isMap(pair.value) ? pair.value.items : [pair],
  );
}

function checkPair(pair: Pair, text: string, {bundles}: FamilyNames): Fault[] {
  const name = nameOf(pair);
  // Routes have names of their own.
  const isRoute = isMap(pair.value) && (pair.value.has('resource') || pair.value.has('path'));
  if (isRoute || !name.startsWith('rekalogika')) {
    return [];
  }
  const line = lineAt(text, offsetOf(pair.key) ?? 0);
  const bundle = bundles.find(({alias}) => alias === name);
  if (bundle === undefined) {
    const known = bundles.map(({alias}) => alias);
    return [{line, message: noSuch('bundle with the key', name, known)}];
  }
  return checkConfiguration(pair.value, bundle.configuration, name).map(({offset, message}) => ({
    line: offset === undefined ? line : lineAt(text, offset),
    message,
  }));
}

function checkScalars(document: Document, text: string, names: FamilyNames): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Scalar: (_key, {value, range}) => {
      if (typeof value === 'string') {
        const line = lineAt(text, range?.[0] ?? 0);
        faults.push(...unknownNames(value, names).map((message) => ({line, message})));
      }
    },
    Pair: (_key, {key, value}) => {
      if (isScalar(key) && key.value === 'tags') {
        faults.push(...unknownTags(value, text, names));
      }
    },
  });
  return faults;
}

/** A tag is not anything with a name: a service with the name of the tag does not make it one. */
function unknownTags(node: unknown, text: string, {tags, services}: FamilyNames): Fault[] {
  const faults: Fault[] = [];
  visit(isCollection(node) ? node : null, {
    Scalar: (_key, {value, range}) => {
      if (typeof value === 'string' && services.has(value) && !tags.has(value)) {
        const message = noSuch('tag', value, tags);
        faults.push({line: lineAt(text, range?.[0] ?? 0), message});
      }
    },
  });
  return faults;
}

function nameOf({key}: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

function offsetOf(node: unknown): number | undefined {
  return isScalar(node) ? node.range?.[0] : undefined;
}
