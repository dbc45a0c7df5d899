import * as z from 'zod';

import {type Bundle, type ConfigurationNode, type Services, command} from '../schema/services';

const text = z.string();

const key = z.strictObject({
  name: text.describe('As in `rekalogika_depot.gates.*.width`; `*` is any name.'),
  type: text.describe('That of the configuration tree of Symfony.'),
  default: z.unknown().optional(),
  values: z.array(z.unknown()).optional().describe('Those that an enum accepts.'),
  required: z.literal(true).optional(),
  deprecated: z.literal(true).optional(),
});

const bundle = z.strictObject({
  class: text,
  alias: text.describe('The first key of its configuration.'),
  schema: z.url().describe('The JSON Schema of its configuration files.'),
  keys: z.array(key),
});

const service = z.strictObject({
  id: text,
  class: text.optional(),
  alias: text.optional().describe('The id of the service that it is another name of.'),
  decorates: text.optional().describe('The id of the service that it decorates.'),
  public: z.literal(true).optional(),
  tags: z.array(text).optional(),
  environments: z.array(text).optional().describe('Those that have it, if not all do.'),
});

/** The form of what a library adds to a Symfony application. */
export const applicationShape = {
  configuration: z.array(bundle).describe('The bundles with the keys of their configuration.'),
  services: z.array(service),
  commands: z.array(command).describe('The console commands.'),
};

/** What a library adds to a Symfony application, for programs. */
export type ApplicationFacts = z.infer<z.ZodObject<typeof applicationShape>>;

/** The address of the JSON Schema of a bundle's configuration, below that of the site. */
export function schemaFile(alias: string): string {
  return `schema/${alias}.json`;
}

/** What a library adds to a Symfony application; `origin` is the address of the site without a slash at the end. */
export function applicationFacts(recorded: Services | undefined, origin: string): ApplicationFacts {
  const {bundles = [], services = [], commands = []} = recorded ?? {};
  return {
    configuration: bundles.map((one) => describeBundle(one, origin)),
    services: services.map(describeService),
    commands: [...commands],
  };
}

function describeBundle(
  {class: name, alias, configuration}: Bundle,
  origin: string,
): ApplicationFacts['configuration'][number] {
  const schema = `${origin}/${schemaFile(alias)}`;
  return {class: name, alias, schema, keys: keysBelow(configuration, alias)};
}

type Key = z.infer<typeof key>;

function keysBelow({children = [], prototype}: ConfigurationNode, path: string): Key[] {
  const items = prototype === undefined ? [] : [{...prototype, name: '*'}];
  return [...children, ...items].flatMap((child) => {
    const name = `${path}.${child.name}`;
    return [describeKey(child, name), ...keysBelow(child, name)];
  });
}

function describeKey(node: ConfigurationNode, name: string): Key {
  const {type, values, required, deprecated} = node;
  return {
    name,
    type,
    ...('default' in node && {default: node.default}),
    ...(values !== undefined && {values: [...values]}),
    ...(required === true && {required}),
    ...(deprecated === true && {deprecated}),
  };
}

function describeService(
  recorded: Services['services'][number],
): ApplicationFacts['services'][number] {
  const {id, class: name, alias, decorates, public: isPublic, tags, environments} = recorded;
  return {
    id,
    ...(name !== undefined && {class: name}),
    ...(alias !== undefined && {alias}),
    ...(decorates !== undefined && {decorates}),
    ...(isPublic === true && {public: isPublic}),
    ...(tags !== undefined && {tags: [...new Set(tags.map((tag) => tag.name))]}),
    ...(environments !== undefined && {environments: [...environments]}),
  };
}
