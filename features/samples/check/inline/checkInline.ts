import {shortName} from '../../../../shared/text/shortName';
import type {Api} from '../../../library-facts';
import {checkShell} from '../config/checkBash';
import {applicationOptions} from '../config/checkConsole';
import type {FamilyNames} from '../config/familyNames';
import {noSuch, unknownNames} from '../config/unknownNames';
import {hintAt, nearestName} from '../nearestName';
import type {Problem} from '../problem';
import type {ClassIndex, Declared} from './classIndex';
import type {InlineCode} from '../../parse/readPage';
import {type Reference, referencesIn} from './references';
import {hasSignature, parseSignature, showSignature} from './signature';
import {pathsOf, unknownKeys} from './unknownKeys';

/** What inline code is compared with. */
export interface InlineFacts {
  readonly names: FamilyNames;
  readonly classes: ClassIndex;
  readonly functions: ReadonlySet<string>;
  /** Pieces of code that no rule covers, with the reasons. */
  readonly known: Readonly<Record<string, string>>;
}

/** What is special about a page. */
export interface PageFacts {
  /** The words of its samples and of their setups and fixtures. */
  readonly words: ReadonlySet<string>;
  /** Names that it mentions although they do not exist: removed names, and those of other products. */
  readonly absent: readonly string[];
  /** What its library declares. */
  readonly library: readonly Api['classes'][number][];
}

/** Checks that what inline code of a page names exists. */
export function checkInline(
  codes: readonly InlineCode[],
  facts: InlineFacts,
  page: PageFacts,
): Problem[] {
  const inCode = codes.flatMap(({value}) => value.match(/\w+/g) ?? []);
  const mentioned = [...new Set([...page.words, ...inCode])].flatMap((word) =>
    facts.classes.shortNames.has(word) ? facts.classes.find(word) : [],
  );
  const library = page.library.flatMap(({fqcn}) => facts.classes.find(fqcn));
  const near = new Set([...library, ...mentioned]);
  const scope: Scope = {...facts, ...page, near, keys: new Set(keysOf(facts.names))};
  const superfluous = page.absent
    .filter((name) => wrongIn(name, scope).length === 0 || !isMentioned(name, codes))
    .map((name) => ({
      page: codes[0]?.page ?? '',
      line: 1,
      kind: 'front matter',
      message: `absent: ${name} exists, or the page does not mention it`,
    }));
  const wrong = codes
    .filter(({value}) => !isAllowed(value, facts))
    .filter(({value}) => !page.absent.some((name) => value.includes(name)))
    .flatMap(({page: file, line, value}) =>
      [...new Set(wrongIn(value, scope))].map((message) => ({
        page: file,
        line,
        kind: 'inline code',
        message: `\`${value}\`: ${message}`,
      })),
    );
  return [...superfluous, ...wrong];
}

function isAllowed(value: string, {known}: InlineFacts): boolean {
  const namespaces = Object.keys(known).filter((name) => name.includes('\\'));
  return known[value] !== undefined || namespaces.some((name) => value.startsWith(name));
}

function isMentioned(name: string, codes: readonly InlineCode[]): boolean {
  return codes.some(({value}) => value.includes(name));
}

interface Scope extends InlineFacts, PageFacts {
  /** Classes of the library, and those that the page names. */
  readonly near: ReadonlySet<Declared>;
  /** Configuration keys and parts of ids. */
  readonly keys: ReadonlySet<string>;
}

function wrongIn(value: string, scope: Scope): string[] {
  if (/^(?:php )?bin\/console |^composer \w/.test(value)) {
    return checkShell(value, scope.names).map(({message}) => message);
  }
  return [
    ...unknownNames(value, scope.names),
    ...unknownKeys(value, scope.names),
    ...unknownOption(value, scope),
    ...wrongSignature(value, scope),
    ...referencesIn(value).flatMap((reference) => wrongReference(reference, scope)),
  ];
}

function unknownOption(value: string, {names, words}: Scope): string[] {
  const [, name] = /^--([a-z][\w-]*)/.exec(value) ?? [];
  const known = [...names.options, ...applicationOptions.map((one) => one.name)];
  return name === undefined || known.includes(name) || words.has(name)
    ? []
    : [
        noSuch(
          'option',
          `--${name}`,
          known.map((one) => `--${one}`),
        ),
      ];
}

function wrongSignature(value: string, {near, classes}: Scope): string[] {
  const signature = parseSignature(value);
  const owners = signature?.owner === undefined ? [...near] : classes.find(signature.owner);
  const methods = owners.flatMap(({name: inClass, api}) =>
    (api?.methods ?? [])
      .filter(({name}) => name === signature?.name)
      .map((method) => ({inClass, method})),
  );
  if (signature === undefined || methods.length === 0) {
    return [];
  }
  return methods.some(({inClass, method}) => hasSignature(method, inClass, signature))
    ? []
    : [
        `is recorded as ${[...new Set(methods.map(({method}) => showSignature(method)))].join(' or ')}`,
      ];
}

function wrongReference(reference: Reference, scope: Scope): string[] {
  if (scope.known[reference.name] !== undefined) {
    return [];
  }
  switch (reference.kind) {
    case 'class':
      return wrongClass(reference.name, scope);
    case 'attribute':
    case 'new':
      return wrongArguments(reference, scope);
    case 'member':
      return wrongMember(reference, scope);
    case 'call':
    case 'property':
      return wrongName(reference.name, scope);
    case 'word':
      return isWord(reference.name, scope) ? [] : wrongName(reference.name, scope);
  }
}

function wrongClass(name: string, {classes, words}: Scope): string[] {
  // Full names of the family are already recognized by their namespace.
  const isKnown =
    /^\\?Rekalogika\\/.test(name) ||
    classes.find(name).length > 0 ||
    classes.isNamespace(name) ||
    (words.has(shortName(name)) && !/^\\?(?:Symfony|Doctrine)\\/.test(name));
  return isKnown
    ? []
    : [`there is no class ${name}${hintAt(nearestName(shortName(name), classes.shortNames))}`];
}

function wrongArguments(reference: Reference & {kind: 'attribute' | 'new'}, {classes}: Scope) {
  const found = classes.find(reference.name).flatMap(({api}) => (api === undefined ? [] : [api]));
  const isAttribute = found.length === 0 || found.some(({attribute}) => attribute !== undefined);
  const wrong =
    reference.kind === 'attribute' && !isAttribute ? [`${reference.name} is not an attribute`] : [];
  const constructors = found.flatMap(({methods = []}) =>
    methods.filter(({name}) => name === '__construct'),
  );
  const params = constructors.flatMap((one) => one.params.map(({name}) => name));
  const unknown =
    constructors.length === 0 ? [] : reference.named.filter((name) => !params.includes(name));
  return [
    ...wrong,
    ...unknown.map((name) => noSuch(`argument of ${reference.name}`, name, params)),
  ];
}

function wrongMember(
  {owner, name}: Reference & {kind: 'member'},
  {classes, words}: Scope,
): string[] {
  const owners = classes.find(owner);
  const isKnown =
    name === 'class' ||
    owners.some((one) => classes.hasMember(one, name)) ||
    (owners.length === 0 && words.has(name));
  const known = owners.flatMap((one) => [...one.members]);
  return isKnown ? [] : [noSuch(`member of ${owner}`, name, known)];
}

function wrongName(name: string, scope: Scope): string[] {
  const {classes, functions, names, near, words} = scope;
  const twig = [...names.twig.functions, ...names.twig.filters];
  const isKnown =
    words.has(name) ||
    isAccessorOf(words, name) ||
    functions.has(name.toLowerCase()) ||
    classes.foreignMembers.has(name) ||
    twig.includes(name) ||
    [...near].some((one) => classes.hasMember(one, name));
  return isKnown
    ? []
    : [
        noSuch(
          'member or function',
          name,
          [...near].flatMap(({members}) => [...members]),
        ),
      ];
}

/** `setCity()` and `withCity()` are methods that a class with `city` can have, not names of the library. */
function isAccessorOf(words: ReadonlySet<string>, name: string): boolean {
  const [, first = '', rest = ''] = /^(?:add|remove|set|with)([A-Z])(\w*)$/.exec(name) ?? [];
  return first !== '' && words.has(first.toLowerCase() + rest);
}

/** A word can also be the name of a parameter, a class or a configuration key. */
function isWord(name: string, {classes, keys}: Scope): boolean {
  return classes.memberNames.has(name) || classes.shortNames.has(name) || keys.has(name);
}

/** Configuration keys and parts of ids, which tables write without their prefix. */
function keysOf({bundles, services, tags, parameters}: FamilyNames): string[] {
  const paths = bundles.flatMap(({alias, configuration}) => pathsOf(configuration, alias));
  return [...paths, ...services, ...tags, ...parameters].flatMap((path) => path.split('.'));
}
