import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';

const texts = z.array(z.string()).readonly();
const flag = z.boolean().exactOptional();
const text = z.string().exactOptional();

const template = z
  .strictObject({
    name: z.string(),
    bound: text,
    default: text,
    variance: z.enum(['covariant', 'contravariant']).exactOptional(),
  })
  .readonly();

/** A PHPDoc template. */
export type Template = z.infer<typeof template>;

const marks = {
  line: z.number().exactOptional(),
  deprecated: flag,
  internal: flag,
  /** The origin of a fact that is not in a stored source of the release. */
  evidence: text,
};

const param = z
  .strictObject({
    name: z.string(),
    type: text,
    doc_type: text,
    default: text,
    variadic: flag,
    by_ref: flag,
    promoted: flag,
    evidence: text,
  })
  .readonly();

/** A parameter of a method. */
export type ApiParam = z.infer<typeof param>;

const method = z
  .strictObject({
    ...marks,
    name: z.string(),
    visibility: z.string(),
    static: flag,
    abstract: flag,
    final: flag,
    by_ref: flag,
    params: z.array(param).readonly(),
    return: text,
    doc_return: text,
    templates: z.array(template).readonly().exactOptional(),
    throws: texts.exactOptional(),
    tags: texts.exactOptional(),
    magic: flag,
  })
  .readonly();

/** A method that the class itself declares. */
export type ApiMethod = z.infer<typeof method>;

const property = z
  .strictObject({
    ...marks,
    name: z.string(),
    type: text,
    doc_type: text,
    visibility: z.string(),
    static: flag,
    readonly: flag,
    default: text,
    promoted: flag,
    magic: flag,
  })
  .readonly();

/** A property that the class itself declares, possibly as a constructor parameter (`promoted`). */
export type ApiProperty = z.infer<typeof property>;

const constant = z
  .strictObject({
    ...marks,
    name: z.string(),
    value: text,
    type: text,
    doc_type: text,
    visibility: z.string(),
    final: flag,
  })
  .readonly();

/** A constant of a class. */
export type ApiConstant = z.infer<typeof constant>;

const enumCase = z.strictObject({...marks, name: z.string(), value: text}).readonly();

/** A case of an enum. */
export type ApiCase = z.infer<typeof enumCase>;

/** The schema of a class, interface, trait or enum. */
export const declaration = z
  .strictObject({
    ...marks,
    fqcn: z.string(),
    kind: z.enum(['class', 'interface', 'trait', 'enum']),
    package: z.string(),
    file: text,
    final: flag,
    abstract: flag,
    readonly: flag,
    extends: texts.exactOptional(),
    implements: texts.exactOptional(),
    uses: texts.exactOptional(),
    trait_rules: texts.exactOptional(),
    templates: z.array(template).readonly().exactOptional(),
    generic_parents: texts.exactOptional(),
    tags: texts.exactOptional(),
    internal_by_namespace: flag,
    attribute: text,
    repeatable: flag,
    backing: text,
    cases: z.array(enumCase).readonly().exactOptional(),
    constants: z.array(constant).readonly().exactOptional(),
    properties: z.array(property).readonly().exactOptional(),
    methods: z.array(method).readonly().exactOptional(),
  })
  .readonly();

/** A class, interface, trait or enum; `generated/README.md` explains the keys. */
export type ApiClass = z.infer<typeof declaration>;

const composerPackage = z
  .strictObject({
    name: z.string(),
    type: z.string(),
    require: z.record(z.string(), z.string()).readonly(),
    /** Prefixes of its namespaces. */
    psr4: texts,
    /** Its folder in the repository, `.` for the repository itself. */
    path: z.string(),
  })
  .readonly();

/** A Composer package of a repository. */
export type ApiPackage = z.infer<typeof composerPackage>;

// Not strict: the file also has its checksum.
const api = z
  .object({
    library: z.string(),
    repository: z.string(),
    tag: z.string(),
    packages: z.array(composerPackage).readonly(),
    classes: z.array(declaration).readonly(),
    /** The tag of the files and lines, if it is not `tag`. */
    read_at: text,
    /** The origin of the facts if the source of the release is not stored. */
    provenance: text,
  })
  .readonly();

/** The public API of a repository at one release: the content of `generated/api/<repository>.json`. */
export type Api = z.infer<typeof api>;

/**
 * Parses a file of `generated/api` or `generated/third-party`.
 *
 * @throws Error if the text is not such a file.
 */
export function parseApi(text: string, file: string): Api {
  return parseAs(api, text, file);
}
