import {searchOf} from '../../../shared/text/searchOf';
import type {Choice} from './pageTexts';

/** Writes choices as one attribute of an element. */
export function writeChoices(choices: readonly Choice[]): string {
  return choices.map((choice) => choice.join('\t')).join('\n');
}

/** Reads what `writeChoices` wrote. */
export function readChoices(text: string): Choice[] {
  return text.split('\n').map((line) => {
    const [key = '', name = '', ...values] = line.split('\t');
    return [key, name, ...values];
  });
}

/** The value of each choice that an address names; the first one where it names none that there is. */
export function chosenIn(choices: readonly Choice[], search: string): string[] {
  const named = new URLSearchParams(search);
  return choices.map(([key, , ...values]) => {
    const value = named.get(key);
    return value !== null && values.includes(value) ? value : (values[0] ?? '');
  });
}

/** The query of an address with another value; the first value of a choice is not written. */
export function searchWith(search: string, [key, , first]: Choice, value: string): string {
  const named = new URLSearchParams(search);
  if (value === first) {
    named.delete(key);
  } else {
    named.set(key, value);
  }
  return searchOf(named);
}

/** The number of a combination; the last choice changes first. */
export function numberOf(choices: readonly Choice[], chosen: readonly string[]): number {
  return choices.reduce(
    (number, [, , ...values], index) =>
      number * values.length + Math.max(0, values.indexOf(chosen[index] ?? '')),
    0,
  );
}

/** The values of a combination by its number. */
export function valuesOf(choices: readonly Choice[], number: number): string[] {
  let left = number;
  return choices.reduceRight<string[]>((found, [, , ...values]) => {
    const value = values[left % values.length] ?? '';
    left = Math.floor(left / values.length);
    return [value, ...found];
  }, []);
}

/** A combination in words: `limit 50, mode keyset`. */
export function nameOf(choices: readonly Choice[], chosen: readonly string[]): string {
  return choices.map(([, name], index) => `${name} ${chosen[index] ?? ''}`).join(', ');
}
