import {maxQueryLength} from './parseQuery';

/** What a reader typed, read as the name of a class or of a member. */
export interface TypedName {
  /** The class, in lower case, with as much of its namespace as was typed; empty for a member alone. */
  readonly owner: string;
  /** In lower case; a property with its dollar sign, if it was typed. */
  readonly member: string | undefined;
  /** Whether it is written like code, or begins with a capital: a plain word is more often a word than a name. */
  readonly isWritten: boolean;
  /** Whether signs of the language say that it is a name. */
  readonly isMarked: boolean;
}

const before = /^(?:(?:use|new|class|interface|trait|enum|extends|implements)\s+)+/i;
const after = /\s+(?:class|interface|trait|enum|attribute|method|constant|property)$/i;
const name = /^([a-z_][\w\\]*)?(?:(?:::|->)(\$?\w+))?$/i;
// The class, a space and the member.
const apart = /^([a-z_][\w\\]*[a-z]) (\w+)$/i;
const compound = /[\da-z][A-Z]|_/;

/** Whether a name is made of several words, so that it can hardly be a word of a sentence. */
export function isCompound(one: string): boolean {
  return compound.test(one);
}

/** Reads a query as one name; undefined for a query of several words. */
export function readName(text: string): TypedName | undefined {
  const typed = text.slice(0, maxQueryLength).trim().replaceAll('\\\\', '\\');
  const bare = typed
    .replace(before, '')
    .replace(after, '')
    .replace(/^#\[/, '')
    // Arguments, with nothing but closing signs behind them.
    .replace(/\([^)]*[)\];\s]*$/, '')
    .replace(/\]$/, '')
    .replace(/;$/, '')
    .replace(/::class$/, '')
    .replace(/^\$\w+(?=->)/, '')
    .replace(/^\\/, '')
    .trim();
  const isMarked = /^#\[|\w\(|\\|::|->|^\$\w/.test(typed);
  if (/^\$\w+$/.test(bare)) {
    return {owner: '', member: bare.toLowerCase(), isWritten: true, isMarked};
  }
  const [, owner = '', member] = name.exec(bare) ?? spaced(bare) ?? [];
  if (owner === '' && member === undefined) {
    return undefined;
  }
  return {
    owner: owner.toLowerCase().replace(/\\+$/, ''),
    member: member?.toLowerCase(),
    isWritten: isMarked || isCompound(owner) || /^[A-Z]/.test(owner),
    isMarked,
  };
}

function spaced(text: string): RegExpExecArray | undefined {
  const found = apart.exec(text) ?? undefined;
  return found !== undefined && isCompound(found[1] ?? '') ? found : undefined;
}
