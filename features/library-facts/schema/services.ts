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

/** A Symfony bundle and what it adds to an application besides services. */
export interface Bundle {
  readonly class: string;
  readonly alias: string;
  readonly configuration: ConfigurationNode;
  /** What it configures in other bundles, by their alias. */
  readonly prepends?: Readonly<Record<string, unknown>>;
  /** Types whose implementations get tags, and attributes that register the classes they are on. */
  readonly autoconfiguration?: readonly (
    {readonly type: string; readonly tags: readonly string[]} | {readonly attribute: string}
  )[];
  /** Files of Twig templates by their names, `@RekalogikaRekapager/base.html.twig`. */
  readonly templates?: Readonly<Record<string, string>>;
}

/** The facts of an abstract command class: everything except the name. */
export interface BaseCommand {
  readonly class: string;
  readonly aliases?: readonly string[];
  readonly hidden?: boolean;
  readonly arguments: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly array?: boolean;
    readonly default?: unknown;
  }[];
  readonly options: readonly {
    readonly name: string;
    readonly shortcut?: string;
    readonly value: 'none' | 'required' | 'optional';
    readonly array?: boolean;
    readonly negatable?: boolean;
    readonly default?: unknown;
  }[];
  readonly file: string;
  readonly line: number;
}

/** A console command. */
export interface Command extends BaseCommand {
  readonly name: string;
}

/** A service or an alias of one, as the bundle registers it. */
export interface Service {
  readonly id: string;
  readonly class?: string;
  readonly alias?: string;
  readonly parent?: string;
  readonly public?: boolean;
  readonly abstract?: boolean;
  readonly decorates?: string;
  readonly tags?: readonly {
    readonly name: string;
    readonly attributes?: Readonly<Record<string, unknown>>;
  }[];
  /** Classes of the bundles that register it. */
  readonly bundles: readonly string[];
  /** Omitted if it exists in all of prod, dev and test. */
  readonly environments?: readonly string[];
}

/** A name that a Twig extension adds. */
export interface TwigName {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly callable?: string;
}

/** A route that an application can import. */
export interface Route {
  readonly name: string;
  readonly path: string;
  readonly methods: readonly string[];
  readonly controller: string | null;
  readonly file: string;
}

/** A Stimulus controller that a package provides for `assets/controllers.json`. */
export interface StimulusController {
  /** As in `data-controller`. */
  readonly name: string;
  /** The keys in `assets/controllers.json`. */
  readonly package: string;
  readonly controller: string;
  readonly enabled: boolean;
  readonly fetch: string;
  readonly autoimport?: Readonly<Record<string, boolean>>;
  readonly file: string;
}

/** What `php/services/record.php` reads from a source tree. */
export interface ServicesReading {
  readonly bundles: readonly Bundle[];
  readonly commands: readonly Command[];
  readonly base_commands: readonly BaseCommand[];
  readonly services: readonly Service[];
  /** Tags whose services are injected into a service of the bundles. */
  readonly collected_tags: readonly string[];
  /** Ids that the services refer to and that the application or another bundle must define. */
  readonly outside_services: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly twig: {
    readonly functions: readonly TwigName[];
    readonly filters: readonly TwigName[];
    readonly tests: readonly TwigName[];
    readonly tags: readonly TwigName[];
  };
  readonly routes: readonly Route[];
}

/** The content of `generated/services/<repository>.json`: what a library adds to a Symfony application. */
export interface Services extends ServicesReading {
  readonly library: string;
  readonly repository: string;
  readonly tag: string;
  /** For a release whose source is not stored: the evidence that there is nothing. */
  readonly evidence?: string;
  readonly stimulus: readonly StimulusController[];
}
