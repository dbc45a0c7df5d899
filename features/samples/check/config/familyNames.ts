import {shortName} from '../../../../shared/text/shortName';
import type {Api, Bundle, Command, Services} from '../../../library-facts';

/** All names that the family defines outside of PHP, and the names of its classes. */
export interface FamilyNames {
  readonly bundles: readonly Bundle[];
  readonly commands: readonly Command[];
  /** Options of the commands, and of base classes for the application's commands. */
  readonly options: readonly string[];
  /** Names of packages, `rekalogika/mapper` and `@rekalogika/rekapager-bundle`. */
  readonly packages: ReadonlySet<string>;
  /** Classes and the namespaces that they are in. */
  readonly classes: ReadonlySet<string>;
  readonly services: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly parameters: ReadonlySet<string>;
  /** Log channels. */
  readonly channels: ReadonlySet<string>;
  /** Names that `@RekalogikaX…/path` can have: templates and files of routes. */
  readonly files: ReadonlySet<string>;
  readonly routes: ReadonlySet<string>;
  readonly twig: Readonly<Record<'functions' | 'filters' | 'tests', readonly string[]>>;
  readonly stimulus: Services['stimulus'];
}

/** Collects the names of the family from the recorded facts. */
export function familyNames(
  apis: readonly Pick<Api, 'packages' | 'classes'>[],
  services: readonly Services[],
): FamilyNames {
  const bundles = services.flatMap((one) => one.bundles);
  const all = services.flatMap((one) => one.services);
  const twig = (kind: keyof Services['twig']) =>
    services.flatMap((one) => one.twig[kind].map(({name}) => name));
  const automatic = bundles
    .flatMap(({autoconfiguration = []}) => autoconfiguration)
    .flatMap((rule) => ('tags' in rule ? rule.tags : []));
  return {
    bundles,
    commands: services.flatMap((one) => one.commands),
    options: services
      .flatMap((one) => [...one.commands, ...one.base_commands])
      .flatMap((one) => one.options.map(({name}) => name)),
    packages: new Set([
      ...apis.flatMap((one) => one.packages.map(({name}) => name)),
      ...services.flatMap(({stimulus}) => stimulus.map((controller) => controller.package)),
    ]),
    classes: withNamespaces(apis.flatMap((one) => one.classes.map(({fqcn}) => fqcn))),
    services: new Set([
      ...all.map(({id}) => id),
      ...services.flatMap((one) => one.outside_services),
    ]),
    tags: new Set([
      ...services.flatMap((one) => one.collected_tags),
      ...all.flatMap(({tags = []}) => tags.map(({name}) => name)),
      ...automatic,
    ]),
    parameters: new Set(services.flatMap((one) => Object.keys(one.parameters))),
    channels: new Set(
      all.flatMap(({tags = []}) => tags.map(({attributes}) => String(attributes?.channel))),
    ),
    files: new Set([
      ...bundles.flatMap(({templates = {}}) => Object.keys(templates)),
      ...services.flatMap((one) => one.routes.flatMap(({file}) => routeFiles(one.bundles, file))),
    ]),
    routes: new Set(services.flatMap((one) => one.routes.map(({name}) => name))),
    twig: {
      functions: twig('functions'),
      filters: twig('filters'),
      tests: twig('tests'),
    },
    stimulus: services.flatMap((one) => one.stimulus),
  };
}

function withNamespaces(classes: readonly string[]): Set<string> {
  const names = classes.flatMap((name) => {
    const parts = name.split('\\');
    return parts.map((_, index) => parts.slice(0, index + 1).join('\\'));
  });
  return new Set(names.filter((name) => name.startsWith('Rekalogika')));
}

function routeFiles(bundles: readonly Bundle[], file: string): string[] {
  return bundles.map((one) => `@${shortName(one.class)}/${file}`);
}
