/** The public API of a repository at one release: the content of `generated/api/<repository>.json`. */
export interface Api {
  readonly library: string;
  readonly repository: string;
  readonly tag: string;
  readonly packages: readonly ApiPackage[];
  readonly classes: readonly ApiClass[];
  /** The tag of the files and lines, if it is not `tag`. */
  readonly read_at?: string;
  /** The origin of the facts if the source of the release is not stored. */
  readonly provenance?: string;
}

/** A Composer package of a repository. */
export interface ApiPackage {
  readonly name: string;
  readonly type: string;
  readonly require: Readonly<Record<string, string>>;
  /** Prefixes of its namespaces. */
  readonly psr4: readonly string[];
  /** Its folder in the repository, `.` for the repository itself. */
  readonly path: string;
}

/** A PHPDoc template. */
export interface Template {
  readonly name: string;
  readonly bound?: string;
  readonly default?: string;
  readonly variance?: 'covariant' | 'contravariant';
}

interface Marks {
  readonly line?: number;
  readonly deprecated?: boolean;
  readonly internal?: boolean;
  /** The origin of a fact that is not in a stored source of the release. */
  readonly evidence?: string;
}

/** A parameter of a method. */
export interface ApiParam {
  readonly name: string;
  readonly type?: string;
  readonly doc_type?: string;
  readonly default?: string;
  readonly variadic?: boolean;
  readonly by_ref?: boolean;
  readonly promoted?: boolean;
  readonly evidence?: string;
}

/** A method that the class itself declares. */
export interface ApiMethod extends Marks {
  readonly name: string;
  readonly visibility: string;
  readonly static?: boolean;
  readonly abstract?: boolean;
  readonly final?: boolean;
  readonly by_ref?: boolean;
  readonly params: readonly ApiParam[];
  readonly return?: string;
  readonly doc_return?: string;
  readonly templates?: readonly Template[];
  readonly throws?: readonly string[];
  readonly tags?: readonly string[];
  readonly magic?: boolean;
}

/** A property that the class itself declares, possibly as a constructor parameter (`promoted`). */
export interface ApiProperty extends Marks {
  readonly name: string;
  readonly type?: string;
  readonly doc_type?: string;
  readonly visibility: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly default?: string;
  readonly promoted?: boolean;
  readonly magic?: boolean;
}

/** A constant of a class. */
export interface ApiConstant extends Marks {
  readonly name: string;
  readonly value?: string;
  readonly type?: string;
  readonly doc_type?: string;
  readonly visibility: string;
  readonly final?: boolean;
}

/** A case of an enum. */
export interface ApiCase extends Marks {
  readonly name: string;
  readonly value?: string;
}

/** A class, interface, trait or enum; `generated/README.md` explains the keys. */
export interface ApiClass extends Marks {
  readonly fqcn: string;
  readonly kind: 'class' | 'interface' | 'trait' | 'enum';
  readonly package: string;
  readonly file?: string;
  readonly final?: boolean;
  readonly abstract?: boolean;
  readonly readonly?: boolean;
  readonly extends?: readonly string[];
  readonly implements?: readonly string[];
  readonly uses?: readonly string[];
  readonly trait_rules?: readonly string[];
  readonly templates?: readonly Template[];
  readonly generic_parents?: readonly string[];
  readonly tags?: readonly string[];
  readonly internal_by_namespace?: boolean;
  readonly attribute?: string;
  readonly repeatable?: boolean;
  readonly backing?: string;
  readonly cases?: readonly ApiCase[];
  readonly constants?: readonly ApiConstant[];
  readonly properties?: readonly ApiProperty[];
  readonly methods?: readonly ApiMethod[];
}

/**
 * Reads a file of `generated/api` or `generated/third-party`.
 *
 * @throws Error if the text is not such a file.
 */
export function parseApi(text: string, file: string): Api {
  const content: unknown = JSON.parse(text);
  if (!isApi(content)) {
    throw new Error(
      `${file}: facts have "repository", "tag" and "classes". Renew: generated/README.md.`,
    );
  }
  return content;
}

function isApi(value: unknown): value is Api {
  return (
    typeof value === 'object' &&
    value !== null &&
    'repository' in value &&
    'tag' in value &&
    'classes' in value &&
    Array.isArray(value.classes)
  );
}
