import {shortName} from '../../shared/text/shortName';
import {type Fact, build} from './facts';

const inSentences = new Set(['method', 'property', 'constant', 'case', 'parameter']);
const withShortName = new Set([...inSentences, 'option', 'configuration key']);

/** The way in which inline code names a fact on any page. */
export function fullForms({kind, name}: Fact): string[] {
  return kind === build ? [] : [name];
}

/** The ways in which inline code names a fact on pages of its library. */
export function shortForms({kind, name, text, isInternal = false}: Fact): string[] {
  const [owner = '', member] = name.split('::');
  const short = shortName(owner);
  if (kind === 'class') {
    return [short];
  }
  // Options are the parameters with a default; sentences rarely name others.
  if (kind === 'parameter' && !text.includes('= ')) {
    return [];
  }
  const last = name.split(/::|\.|\s(?=--)/).at(-1) ?? name;
  const bare = last.replace(/^.*\$(\w+)\)$/, '$1');
  return [
    ...(inSentences.has(kind) ? [`${short}::${member ?? ''}`] : []),
    ...(withShortName.has(kind) && !isInternal ? [bare] : []),
  ];
}

/** What a piece of inline code names, without its surroundings: `map` in `$mapper->map($a)`. */
export function namedIn(code: string): string {
  const name = /^(?:#\[|\\|\$|\$?\w*->|@)?([\w\\:.$/ *-]+?)(?:\(.*\)(?:: .*)?)?\]?$/s.exec(
    code,
  )?.[1];
  // A single leading backslash: a class of PHP.
  return /^\\\w+$/.test(code) ? code : (name ?? code).replace('::$', '::');
}
