import {shortName} from '../../../shared/text/shortName';

/** A class name with a namespace, inside a type or another piece of code. */
const qualifiedName = /\\?(?:[A-Za-z_]\w*\\)+[A-Za-z_]\w*/g;

/** The full names in types, without a leading backslash. */
export function namesIn(...types: readonly (string | undefined)[]): string[] {
  return types.flatMap((type) =>
    Array.from(type?.matchAll(qualifiedName) ?? [], ([name]) => name.replace(/^\\/, '')),
  );
}

/** The end of a full name that none of the others has. */
export function shortestName(name: string, all: ReadonlySet<string>): string {
  const parts = name.split('\\');
  const endings = parts.map((_, count) => parts.slice(-1 - count).join('\\'));
  const isOwn = (ending: string) =>
    [...all].every((other) => other === name || !`\\${other}`.endsWith(`\\${ending}`));
  return endings.find(isOwn) ?? name;
}

/**
 * Declarations of a class or member with short names. Names that differ in the namespace keep as much of it as tells
 * them apart; a global class with the name of another one gets its backslash.
 */
export function shortDeclarations(name: string, declarations: readonly string[]): string[] {
  const [owner = ''] = name.split('::');
  const all = new Set([owner, ...namesIn(...declarations)]);
  const shorts = [...new Set([...all].map(shortName))].join('|');
  const isDeclared = String.raw`(?:class|interface|trait|enum)\s`;
  const globalName = new RegExp(String.raw`(?<![\\\w$'"]|${isDeclared})(?:${shorts})\b(?!\\)`, 'g');
  return declarations.map((declaration) =>
    declaration
      .replace(globalName, String.raw`\$&`)
      .replace(qualifiedName, (full) => shortestName(full.replace(/^\\/, ''), all)),
  );
}
