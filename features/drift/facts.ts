import type {
  Api,
  ApiClass,
  ApiMethod,
  BaseCommand,
  Command,
  ConfigurationNode,
  Services,
} from '../library-facts';

/** Something in a release that a page can name. */
export interface Fact {
  /** `method`, `configuration key`, `Twig filter`, … */
  readonly kind: string;
  /** `Rekalogika\Mapper\MapperInterface::map`, `rekalogika_file.filesystems`, … */
  readonly name: string;
  /** Everything else that a page can say about it. */
  readonly text: string;
  /** Whether it belongs to an internal class. */
  readonly isInternal?: boolean;
}

/** The kind of facts about classes that no sentence mentions: PHPStan finds the errors they cause. */
export const build = 'modifiers and parents of';

/** The recorded facts of a library, as one flat list. */
export function factsOf(api: Api, services: Services | undefined): Fact[] {
  return [
    ...api.packages.flatMap(({name, require}) => [
      {kind: 'package', name, text: ''},
      ...Object.entries(require).map(([other, range]) => {
        return {kind: 'requirement', name: `${name} needs ${other}`, text: range};
      }),
    ]),
    ...api.classes.flatMap(factsOfClass),
    ...(services === undefined ? [] : factsOfServices(services)),
  ];
}

function factsOfClass(one: ApiClass): Fact[] {
  const {fqcn, cases = [], constants = [], properties = [], methods = []} = one;
  const {extends: parents = [], implements: interfaces = [], uses = []} = one;
  const isInternal = one.internal === true || one.internal_by_namespace === true;
  const head = [
    isInternal ? 'internal' : '',
    one.deprecated === true ? 'deprecated' : '',
    one.abstract === true ? 'abstract' : '',
    one.kind,
    one.attribute ?? '',
    one.repeatable === true ? 'repeatable' : '',
    one.backing ?? '',
  ];
  const modifiers = [one.final === true ? 'final' : '', one.readonly === true ? 'readonly' : ''];
  const member = (kind: string, {name}: {readonly name: string}, ...text: unknown[]) => {
    return {kind, name: `${fqcn}::${name}`, text: words(text)};
  };
  const facts = [
    {kind: 'class', name: fqcn, text: words(head)},
    {kind: build, name: fqcn, text: words([...modifiers, ...parents, ...interfaces, ...uses])},
    ...cases.map((item) => member('case', item, item.value)),
    ...constants.map((item) => member('constant', item, ...marksOf(item), item.value)),
    ...properties.map((item) => member('property', item, ...marksOf(item), typeOf(item))),
    ...methods.flatMap((item) => [
      member('method', item, ...marksOf(item), item.doc_return ?? item.return),
      ...paramsOf(item, fqcn),
    ]),
  ];
  return isInternal ? facts.map((fact) => ({...fact, isInternal})) : facts;
}

function paramsOf({name, params}: ApiMethod, fqcn: string): Fact[] {
  return params.map((param) => ({
    kind: 'parameter',
    name: `${fqcn}::${name}($${param.name})`,
    text: words([
      param.by_ref === true ? 'by reference' : '',
      param.variadic === true ? 'variadic' : '',
      typeOf(param),
      param.default === undefined ? '' : `= ${param.default}`,
    ]),
  }));
}

function factsOfServices(services: Services): Fact[] {
  const {commands, base_commands, parameters, twig, routes, stimulus} = services;
  const tags = services.services.flatMap((one) => (one.tags ?? []).map(({name}) => name));
  const named = (kind: string, items: readonly {readonly name: string}[]) =>
    items.map(({name}) => ({kind, name, text: ''}));
  return [
    ...services.bundles.flatMap(({alias, configuration, templates = {}}) => [
      ...factsOfNode(configuration, alias),
      ...Object.keys(templates).map((name) => ({kind: 'template', name, text: ''})),
    ]),
    ...[...commands, ...base_commands].flatMap(factsOfCommand),
    ...services.services.map(({id, class: type, alias, public: isPublic}) => {
      const text = words([type, alias, isPublic === true ? 'public' : '']);
      return {kind: 'service', name: id, text};
    }),
    ...[...new Set([...tags, ...services.collected_tags])].map((name) => {
      return {kind: 'tag', name, text: ''};
    }),
    ...Object.entries(parameters).map(([name, value]) => {
      return {kind: 'container parameter', name, text: JSON.stringify(value)};
    }),
    ...named('Twig function', twig.functions),
    ...named('Twig filter', twig.filters),
    ...named('Twig test', twig.tests),
    ...named('Twig tag', twig.tags),
    ...routes.map(({name, path, methods}) => {
      return {kind: 'route', name, text: words([path, ...methods])};
    }),
    ...stimulus.map(({name, enabled, fetch}) => {
      return {kind: 'Stimulus controller', name, text: words([enabled ? 'enabled' : '', fetch])};
    }),
  ];
}

function factsOfNode(node: ConfigurationNode, path: string): Fact[] {
  const {type, required, values, min, max, children = [], prototype} = node;
  const text = words([
    required === true ? 'required' : '',
    node.deprecated === true ? 'deprecated' : '',
    type,
    values === undefined ? '' : `of ${JSON.stringify(values)}`,
    min === undefined ? '' : `from ${min}`,
    max === undefined ? '' : `to ${max}`,
    node.default === undefined ? '' : `= ${JSON.stringify(node.default)}`,
  ]);
  return [
    {kind: 'configuration key', name: path, text},
    ...children.flatMap((child) => factsOfNode(child, `${path}.${child.name}`)),
    ...(prototype?.children ?? []).flatMap((child) =>
      factsOfNode(child, `${path}.*.${child.name}`),
    ),
  ];
}

function factsOfCommand(command: Command | BaseCommand): Fact[] {
  const name = 'name' in command ? command.name : command.class;
  return [
    {kind: 'command', name, text: ''},
    ...command.arguments.map((argument) => ({
      kind: 'argument',
      name: `${name} ${argument.name}`,
      text: argument.required === true ? 'required' : 'optional',
    })),
    ...command.options.map((option) => ({
      kind: 'option',
      name: `${name} --${option.name}`,
      text: words([option.shortcut, option.value, JSON.stringify(option.default ?? null)]),
    })),
  ];
}

type Marked = Partial<
  Record<'abstract' | 'deprecated' | 'final' | 'internal' | 'readonly' | 'static', boolean>
> & {readonly visibility?: string};

function marksOf(one: Marked): string[] {
  const marks = ['internal', 'deprecated', 'abstract', 'final', 'static', 'readonly'] as const;
  return [one.visibility ?? '', ...marks.filter((mark) => one[mark] === true)];
}

function typeOf({type, doc_type}: {readonly type?: string; readonly doc_type?: string}) {
  return doc_type ?? type;
}

function words(parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}
