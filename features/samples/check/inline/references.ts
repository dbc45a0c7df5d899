/** Something that a piece of inline code names. */
export type Reference =
  | {readonly kind: 'class' | 'call' | 'property' | 'word'; readonly name: string}
  | {
      /** An attribute or a `new` expression, with the names of its named arguments. */
      readonly kind: 'attribute' | 'new';
      readonly name: string;
      readonly named: readonly string[];
    }
  | {readonly kind: 'member'; readonly owner: string; readonly name: string};

const className = String.raw`\\?[A-Z]\w*(?:\\\w+)*`;
const attribute = new RegExp(String.raw`#\[(${className})(?:\(([^\]]*)\))?`, 'g');
const made = new RegExp(String.raw`\bnew (${className})(?:\(([^)]*)\))?`, 'g');
const member = new RegExp(String.raw`(?<![\w\\$])(${className})::(\$?\w+)`, 'g');
const call = /(?<![\w\\$:>]|new |#\[)(?:[a-z]\w*::|(?:\$\w+|\))?\??->|)([A-Za-z_]\w*)\(/g;
const property = /->(\w+)(?![\w(])/g;
const named = new RegExp(
  String.raw`(?<=new |#\[)${className}|(?<![\w\\$@%#.:-])${className}(?![\w(-])`,
  'g',
);

// A name of several words, a variable, or a name followed by a value.
const word =
  /^(?:(?!rekalogika_)([a-z]+(?:[A-Z]\w*|(?:_[a-z]+)+))(?=$|: |…)|\$(\w+)$|([a-z]\w*)(?=: ))/;

// Language constructs of PHP; names in capitals are SQL functions.
const noCall =
  /^(?:array|empty|exit|fn|for|foreach|function|if|isset|list|match|switch|unset|while|[A-Z_]{3,})$/;
const typeExpression = /^(?:[\w\\|&?<>[\]]|, )+$/;
const expression = /\w\(|::|->|#\[|\bnew |(?:^|[\w>\]] )(?:\.{3})?\$\w/;

/** The names of PHP in a piece of inline code; prose, paths, SQL and values have none. */
export function referencesIn(code: string): Reference[] {
  const text = code.replace(/'[^']*'|"[^"]*"/g, "''");
  const [, ...found] = word.exec(text) ?? [];
  const words = found.filter((name: string | undefined) => name !== undefined);
  const single = words.map((name) => ({kind: 'word' as const, name}));
  if (!typeExpression.test(text) && !expression.test(text)) {
    return single;
  }
  const all = <T>(pattern: RegExp, make: (first: string, second: string) => T): T[] =>
    Array.from(text.matchAll(pattern), ([whole, first = whole, second = '']) =>
      make(first, second),
    );
  return [
    ...single,
    ...all(named, (name) => ({kind: 'class' as const, name})).filter(({name}) => isClassLike(name)),
    ...all(attribute, (name, args) => ({kind: 'attribute' as const, name, named: namesIn(args)})),
    ...all(made, (name, args) => ({kind: 'new' as const, name, named: namesIn(args)})),
    ...all(member, (owner, name) => ({kind: 'member' as const, owner, name: bare(name)})),
    ...all(call, (name) => ({kind: 'call' as const, name})).filter(({name}) => !noCall.test(name)),
    ...all(property, (name) => ({kind: 'property' as const, name})),
  ];
}

/** `ID`, `UNION` and `A4` are not class names. */
function isClassLike(name: string): boolean {
  return name.includes('\\') || (/[a-z]/.test(name) && name.length > 2);
}

function bare(name: string): string {
  return name.replace('$', '');
}

/** The names of named arguments: `lazyLoading` in `lazyLoading: false`. */
function namesIn(args: string): string[] {
  return Array.from(args.matchAll(/(?:^|, )(\w+):(?!:)/g), ([, name = '']) => name);
}
