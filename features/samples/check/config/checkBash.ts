import {type SyntaxNode, forEachChild, parse} from 'unbash';

import {lineAt} from '../../../../shared/text/lineAt';
import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import {type Fault, checkBlocks} from './checkBlocks';
import {checkConsole} from './checkConsole';
import type {FamilyNames} from './familyNames';
import {unknownNames} from './unknownNames';

const packageName =
  /^(?:php|(?:ext|lib)-[\w-]+|[a-z0-9]+(?:[._-]+[a-z0-9]+)*\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)$/;
const takesPackages = new Set(['require', 'remove', 'update', 'show', 'why', 'why-not']);

/**
 * Checks shell commands: they parse; commands, arguments, options and packages of the family exist; other
 * packages have the form `vendor/name`.
 */
export function checkBash(blocks: readonly Block[], names: FamilyNames): Problem[] {
  return checkBlocks(blocks, 'bash', (text) => checkShell(text, names));
}

/** Checks a text with shell commands. */
export function checkShell(text: string, names: FamilyNames): Fault[] {
  const script = parse(text);
  if (script.errors !== undefined) {
    return script.errors.map(({message, pos}) => ({line: lineAt(text, pos), message}));
  }
  return commandsIn(script).flatMap(({words, offset}) =>
    checkCommand(words, names).map((message) => ({line: lineAt(text, offset), message})),
  );
}

function commandsIn(node: SyntaxNode): {words: string[]; offset: number}[] {
  const found: {words: string[]; offset: number}[] = [];
  forEachChild(node, (child) => found.push(...commandsIn(child)));
  if (node.type === 'Command' && node.name !== undefined) {
    const words = [node.name, ...node.args].map((word) =>
      word.type === 'Word' ? word.value : word.text,
    );
    found.push({words, offset: node.pos});
  }
  return found;
}

function checkCommand(words: readonly string[], names: FamilyNames): string[] {
  const unknown = words.flatMap((word) => unknownNames(word, names));
  const console = words.findIndex((word) => /(?:^|\/)bin\/console$/.test(word));
  if (console >= 0) {
    return [...unknown, ...checkConsole(words.slice(console + 1), names)];
  }
  if (words[0] === 'symfony' && words[1] === 'console') {
    return [...unknown, ...checkConsole(words.slice(2), names)];
  }
  const composer = words.findIndex((word) => /^composer(?:\.phar)?$/.test(word));
  return composer < 0 ? unknown : [...unknown, ...checkPackages(words.slice(composer + 1))];
}

function checkPackages(words: readonly string[]): string[] {
  const [command = '', ...rest] = words.filter((word) => !word.startsWith('-'));
  return !takesPackages.has(command)
    ? []
    : rest
        .map((word) => word.replace(/[:=@].*$/, '').replaceAll('*', 'x'))
        .filter((name) => !packageName.test(name) && !/^[\^~<>=\d.|x -]+$/.test(name))
        .map((name) => `${name} is not the name of a package: vendor/name`);
}
