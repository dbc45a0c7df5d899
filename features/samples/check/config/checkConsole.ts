import type {Command} from '../../../library-facts';
import type {FamilyNames} from './familyNames';
import {noSuch} from './unknownNames';

type Option = Command['options'][number];

const flag = (name: string, shortcut?: string): Option => ({
  name,
  value: 'none',
  ...(shortcut !== undefined && {shortcut}),
});

/** The options that every command of a Symfony application has. */
export const applicationOptions: readonly Option[] = [
  ...[flag('help', 'h'), flag('quiet', 'q'), flag('silent'), flag('verbose', 'v|vv|vvv')],
  ...[flag('version', 'V'), flag('ansi'), flag('no-ansi'), flag('no-interaction', 'n')],
  ...[flag('no-debug'), flag('profile'), {name: 'env', shortcut: 'e', value: 'required' as const}],
];

/** Checks what follows `bin/console`: options and arguments of the family's commands. */
export function checkConsole(words: readonly string[], {commands}: FamilyNames): string[] {
  const at = words.findIndex((word) => !word.startsWith('-'));
  const command = commands.find(({name}) => name === words[at]);
  // An unknown name of the family is reported by its name alone; foreign commands are not recorded.
  return command === undefined ? [] : checkCommand(words.slice(at + 1), command);
}

function checkCommand(words: readonly string[], command: Command): string[] {
  const known = [...command.options, ...applicationOptions];
  const wrong: string[] = [];
  let given = 0;
  let isRest = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') {
      isRest = true;
    } else if (isRest || !/^-./.test(word)) {
      given += 1;
    } else {
      const option = known.find((one) => isMeant(one, word));
      const hasValue = word.includes('=');
      const next = words[at + 1];
      if (option === undefined) {
        const names = known.map(({name}) => `--${name}`);
        wrong.push(noSuch(`option of ${command.name}`, word.replace(/=.*$/, ''), names));
      } else if (option.value === 'none' && hasValue) {
        wrong.push(`--${option.name} of ${command.name} takes no value`);
      } else if (option.value === 'required' && word.startsWith('--') && !hasValue) {
        at += 1;
        if (next === undefined) {
          wrong.push(`--${option.name} of ${command.name} needs a value`);
        }
      }
    }
  }
  return [...wrong, ...checkCount(given, command)];
}

function isMeant({name, shortcut, negatable}: Option, word: string): boolean {
  const [, long] = /^--([^=]+)/.exec(word) ?? [];
  if (long !== undefined) {
    return long === name || (negatable === true && long === `no-${name}`);
  }
  return (shortcut ?? '').split('|').some((one) => one !== '' && word.startsWith(`-${one}`));
}

function checkCount(given: number, {name, arguments: all}: Command): string[] {
  const needed = all.filter(({required}) => required === true);
  if (given < needed.length) {
    return [`${name} needs ${needed.map((one) => one.name).join(', ')}: ${given} given`];
  }
  const isOpen = all.some(({array}) => array === true);
  return given > all.length && !isOpen
    ? [`${name} takes ${all.length} arguments: ${given} given`]
    : [];
}
