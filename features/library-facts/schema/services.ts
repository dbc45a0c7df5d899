import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';

const flag = z.boolean().exactOptional();
// Written only if it is true.
const mark = z.literal(true).exactOptional();
const text = z.string().exactOptional();
const texts = z.array(z.string()).readonly();
const anything = z.record(z.string(), z.unknown()).readonly();

/** A node of a bundle's configuration tree, as Symfony builds it. */
export interface ConfigurationNode {
  readonly name: string;
  readonly type:
    'array' | 'prototype' | 'scalar' | 'boolean' | 'integer' | 'float' | 'enum' | 'variable';
  readonly required?: boolean;
  readonly default?: unknown;
  readonly values?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly allowEmpty?: false;
  readonly minElements?: number;
  readonly keyAttribute?: string;
  readonly ignoreExtraKeys?: boolean;
  readonly normalizeKeys?: false;
  readonly deprecated?: boolean;
  readonly children?: readonly ConfigurationNode[];
  readonly prototype?: ConfigurationNode;
}

// TypeScript cannot infer a type that contains itself: it compares the schema with the interface.
const configurationNode: z.ZodType<ConfigurationNode> = z.lazy(() =>
  z
    .strictObject({
      name: z.string(),
      type: z.enum([
        ...(['array', 'prototype', 'scalar', 'boolean'] as const),
        ...(['integer', 'float', 'enum', 'variable'] as const),
      ]),
      required: flag,
      default: z.unknown().exactOptional(),
      values: z.array(z.unknown()).readonly().exactOptional(),
      min: z.number().exactOptional(),
      max: z.number().exactOptional(),
      allowEmpty: z.literal(false).exactOptional(),
      minElements: z.number().exactOptional(),
      keyAttribute: text,
      ignoreExtraKeys: flag,
      normalizeKeys: z.literal(false).exactOptional(),
      deprecated: flag,
      children: z.array(configurationNode).readonly().exactOptional(),
      prototype: configurationNode.exactOptional(),
    })
    .readonly(),
);

const bundle = z
  .strictObject({
    class: z.string(),
    alias: z.string(),
    configuration: configurationNode,
    /** What it configures in other bundles, by their alias. */
    prepends: anything.exactOptional(),
    /** Types whose implementations get tags, and attributes that register the classes they are on. */
    autoconfiguration: z
      .array(
        z.union([
          z.strictObject({type: z.string(), tags: texts}).readonly(),
          z.strictObject({attribute: z.string()}).readonly(),
        ]),
      )
      .readonly()
      .exactOptional(),
    /** Files of Twig templates by their names, `@RekalogikaRekapager/base.html.twig`. */
    templates: z.record(z.string(), z.string()).readonly().exactOptional(),
  })
  .readonly();

/** A Symfony bundle and what it adds to an application besides services. */
export type Bundle = z.infer<typeof bundle>;

const commandFacts = {
  class: z.string(),
  aliases: texts.exactOptional(),
  hidden: mark,
  arguments: z
    .array(
      z
        .strictObject({
          name: z.string(),
          required: mark,
          array: mark,
          default: z.unknown().exactOptional(),
        })
        .readonly(),
    )
    .readonly(),
  options: z
    .array(
      z
        .strictObject({
          name: z.string(),
          shortcut: text,
          value: z.enum(['none', 'required', 'optional']),
          array: mark,
          negatable: mark,
          default: z.unknown().exactOptional(),
        })
        .readonly(),
    )
    .readonly(),
  file: z.string(),
  line: z.int(),
};

const baseCommand = z.strictObject(commandFacts).readonly();

/** The facts of an abstract command class: everything except the name. */
export type BaseCommand = z.infer<typeof baseCommand>;

/** The schema of a console command; the site publishes it. */
export const command = z.strictObject({name: z.string(), ...commandFacts}).readonly();

/** A console command. */
export type Command = z.infer<typeof command>;

const service = z
  .strictObject({
    id: z.string(),
    class: text,
    alias: text,
    parent: text,
    public: flag,
    abstract: flag,
    decorates: text,
    tags: z
      .array(z.strictObject({name: z.string(), attributes: anything.exactOptional()}).readonly())
      .readonly()
      .exactOptional(),
    /** Classes of the bundles that register it. */
    bundles: texts,
    /** Omitted if it exists in all of prod, dev and test. */
    environments: texts.exactOptional(),
  })
  .readonly();

const twigNames = z
  .array(
    z
      .strictObject({name: z.string(), file: z.string(), line: z.number(), callable: text})
      .readonly(),
  )
  .readonly();

// A route that an application can import.
const route = z
  .strictObject({
    name: z.string(),
    path: z.string(),
    methods: texts,
    controller: z.string().nullable(),
    file: z.string(),
  })
  .readonly();

/** The schema of a Stimulus controller. */
export const stimulusController = z
  .strictObject({
    /** As in `data-controller`. */
    name: z.string(),
    /** The keys in `assets/controllers.json`. */
    package: z.string(),
    controller: z.string(),
    enabled: z.boolean(),
    fetch: z.string(),
    autoimport: z.record(z.string(), z.boolean()).readonly().exactOptional(),
    file: z.string(),
  })
  .readonly();

/** A Stimulus controller that a package provides for `assets/controllers.json`. */
export type StimulusController = z.infer<typeof stimulusController>;

/** The schema of what `record/php/services/record.php` reads from a source tree. */
export const servicesReading = z
  .strictObject({
    bundles: z.array(bundle).readonly(),
    commands: z.array(command).readonly(),
    base_commands: z.array(baseCommand).readonly(),
    services: z.array(service).readonly(),
    /** Tags whose services are injected into a service of the bundles. */
    collected_tags: texts,
    /** Ids that the services refer to and that the application or another bundle must define. */
    outside_services: texts,
    parameters: anything,
    twig: z
      .strictObject({
        functions: twigNames,
        filters: twigNames,
        tests: twigNames,
        tags: twigNames,
      })
      .readonly(),
    routes: z.array(route).readonly(),
  })
  .readonly();

/** What is read from a source tree. */
export type ServicesReading = z.infer<typeof servicesReading>;

// Not strict: the file also has its checksum.
const services = z
  .object({
    ...servicesReading.unwrap().shape,
    library: z.string(),
    repository: z.string(),
    tag: z.string(),
    /** For a release whose source is not stored: the evidence that there is nothing. */
    evidence: text,
    stimulus: z.array(stimulusController).readonly(),
  })
  .readonly();

/** The content of `generated/services/<repository>.json`: what a library adds to a Symfony application. */
export type Services = z.infer<typeof services>;

/**
 * Parses a file of `generated/services`.
 *
 * @throws Error if the text is not such a file.
 */
export function parseServices(text: string, file: string): Services {
  return parseAs(services, text, file);
}
