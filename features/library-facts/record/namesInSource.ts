import type {ServicesReading} from '../schema/services';

/** A file of a source tree. */
export interface SourceFile {
  /** Its path in the tree. */
  readonly file: string;
  readonly text: string;
}

/** A name in the source that the facts must have. */
export interface SourceName {
  readonly kind: string;
  readonly name: string;
  readonly file: string;
}

type Finder = (source: SourceFile) => Omit<SourceName, 'file'>[];

const finders: readonly Finder[] = [
  classes('bundle', /\bclass (\w+)\s+extends\s+(?:Abstract)?Bundle\b/g),
  classes('command', /\bclass (\w+)\s+extends\s+\w*Command\b/g),
  classes('command', /#\[AsCommand\b[^\]]*\][^;{]*?\bclass (\w+)/g),
  names('input', /->add(?:Argument|Option)\(\s*(?:name:\s*)?['"]([^'"]+)/g),
  names('configuration key', /(?:->|\b)\w+Node\(\s*['"](\w+)['"]/g),
  names(
    'Twig name',
    /(?:new Twig(?:Function|Filter|Test)|#\[AsTwig\w+)\(\s*(?:name:\s*)?['"]([^'"]+)/g,
  ),
  names('route', /<route\s[^>]*?\bid="([^"]+)"/g),
  onlyIn(/(^|\/)config\/(?!.*test).*\.php$/, [
    names('id', /['"](rekalogika\.[\w.-]+)['"]/g),
    importedClasses(/->(?:set|alias)\(\s*(\w+)::class/g),
  ]),
];

/**
 * Finds names by patterns in the text, without running anything: an independent check of what the recorder
 * read by loading the bundles.
 */
export function namesInSource(sources: readonly SourceFile[]): SourceName[] {
  return sources.flatMap((source) => {
    const code = {...source, text: withoutComments(source.text)};
    return finders.flatMap((find) => find(code)).map((found) => ({...found, file: source.file}));
  });
}

/**
 * The names in the source that the facts lack.
 *
 * @param ids the result of `idsOf` for all libraries, because services of one use services of another
 */
export function missingNames(
  names: readonly SourceName[],
  facts: ServicesReading,
  ids: readonly string[],
): SourceName[] {
  const known = knownNames(facts).set('id', new Set(ids));
  return names.filter(({kind, name, file}) => {
    const found = known.get(kind === 'input' ? `input ${file}` : kind);
    return ![...(found ?? [])].some((one) => matches(name, one));
  });
}

/** The service ids and the names of tags and parameters in facts. */
export function idsOf(facts: ServicesReading): string[] {
  const {services, parameters, collected_tags, outside_services, bundles} = facts;
  const tags = services.flatMap((service) => service.tags ?? []);
  const automatic = bundles.flatMap((bundle) => bundle.autoconfiguration ?? []);
  return [
    ...services.map(({id}) => id),
    ...tags.map(({name}) => name),
    ...tags.flatMap(({attributes = {}}) => Object.values(attributes).map(String)),
    ...Object.keys(parameters),
    ...collected_tags,
    ...outside_services,
    ...automatic.flatMap((one) => ('tags' in one ? one.tags : [])),
  ];
}

// A string such as 'rekalogika.mapper.cache.' is a prefix of composed ids.
function matches(name: string, known: string): boolean {
  return name.endsWith('.') ? known.startsWith(name) : known === name.replace(/\.inner$/, '');
}

function knownNames(facts: ServicesReading): Map<string, Set<string>> {
  const {bundles, twig} = facts;
  const commands = [...facts.commands, ...facts.base_commands];
  const keys = JSON.stringify(bundles.map(({configuration}) => configuration));
  return new Map([
    ['bundle', new Set(bundles.map((one) => one.class))],
    ['command', new Set(commands.map((one) => one.class))],
    [
      'configuration key',
      new Set([...keys.matchAll(/"name":"(\w+)"/g)].map(([, key = '']) => key)),
    ],
    ['Twig name', new Set(Object.values(twig).flatMap((list) => list.map(({name}) => name)))],
    ['route', new Set(facts.routes.map(({name}) => name))],
    ...commands.map((one): [string, Set<string>] => [
      `input ${one.file}`,
      new Set([...one.arguments, ...one.options].map(({name}) => name)),
    ]),
  ]);
}

function names(kind: string, pattern: RegExp): Finder {
  return ({text}) => [...text.matchAll(pattern)].map(([, name = '']) => ({kind, name}));
}

function classes(kind: string, pattern: RegExp): Finder {
  return ({text}) => {
    const namespace = /^namespace ([\w\\]+);/m.exec(text)?.[1] ?? '';
    return [...text.matchAll(pattern)].map(([, name = '']) => ({
      kind,
      name: `${namespace}\\${name}`,
    }));
  };
}

function importedClasses(pattern: RegExp): Finder {
  return ({text}) => {
    const imports = new Map(
      [...text.matchAll(/^use ((?:\w+\\)*(\w+))(?: as (\w+))?;/gm)].map(
        ([, name = '', short = '', alias]) => [alias ?? short, name],
      ),
    );
    return [...text.matchAll(pattern)].map(([, short = '']) => ({
      kind: 'id',
      name: imports.get(short) ?? short,
    }));
  };
}

function onlyIn(files: RegExp, inner: readonly Finder[]): Finder {
  return (source) => (files.test(source.file) ? inner.flatMap((find) => find(source)) : []);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*(?:\/\/|# ).*$/gm, '');
}
