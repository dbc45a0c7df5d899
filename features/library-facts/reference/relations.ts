import {shortName} from '../../../shared/text/shortName';
import {memberAnchor, publicMembers} from '../declarations/members';
import type {ApiClass} from '../schema/api';
import type {PlacedClass} from './placeClasses';
import {namesIn, shortestName} from './shortNames';

/** How other classes of the family use a class. */
export const relationNames = [
  'Extended by',
  'Implemented by',
  'Used by',
  'Accepted by',
  'Returned by',
  'Thrown by',
  'Held by',
] as const;

export type RelationName = (typeof relationNames)[number];

/** A class or member that uses a class. */
export interface Relation {
  /** `Gate`, `Gate::open()` or `Gate::$width`. */
  readonly label: string;
  readonly address: string;
  /** The full name of the class. */
  readonly owner: string;
}

/** The uses of a class, by their kind. */
export type Relations = Partial<Record<RelationName, readonly Relation[]>>;

/** The public classes and members that use each class, by its full name. */
export function relationsOf(
  placed: ReadonlyMap<string, PlacedClass>,
): ReadonlyMap<string, Relations> {
  const found = new Map<string, Record<string, Relation[]>>();
  for (const user of placed.values()) {
    for (const [name, kind, relation] of usesOf(user)) {
      if (name !== user.declared.fqcn && placed.has(name)) {
        const kinds = found.get(name) ?? {};
        found.set(name, kinds);
        const known = (kinds[kind] ??= []);
        if (!known.some(({address}) => address === relation.address)) {
          known.push(relation);
        }
      }
    }
  }
  return new Map(
    [...found].map(([name, kinds]) => [
      name,
      Object.fromEntries(
        Object.entries(kinds).map(([kind, relations]) => [kind, distinct(relations)]),
      ),
    ]),
  );
}

/** The relations with more of the namespace where several classes have the same short name. */
function distinct(relations: readonly Relation[]): Relation[] {
  const owners = new Set(relations.map(({owner}) => owner));
  return relations.map((relation) => {
    const {label, owner} = relation;
    const short = shortName(owner);
    return {...relation, label: shortestName(owner, owners) + label.slice(short.length)};
  });
}

type Use = readonly [name: string, kind: RelationName, by: Relation];

function usesOf({declared, anchor, address}: PlacedClass): Use[] {
  const short = shortName(declared.fqcn);
  const page = address.slice(0, -anchor.length);
  const owner = declared.fqcn;
  const uses = (kind: RelationName, by: Relation, names: readonly string[]): Use[] =>
    [...new Set(names)].map((name) => [name, kind, by]);
  const {properties, methods} = publicMembers(declared);
  return [
    ...parentsOf(declared).flatMap(([kind, names]) =>
      uses(kind, {label: short, address, owner}, names),
    ),
    ...properties.flatMap(({name, type, doc_type: docType}) =>
      uses(
        'Held by',
        {
          label: `${short}::$${name}`,
          address: page + memberAnchor(anchor, 'properties', name),
          owner,
        },
        namesIn(type, docType),
      ),
    ),
    ...methods.flatMap(({name, params, return: returned, doc_return: docReturn, throws = []}) => {
      const by = {
        label: `${short}::${name}()`,
        address: page + memberAnchor(anchor, 'methods', name),
        owner,
      };
      return [
        ...uses(
          'Accepted by',
          by,
          namesIn(...params.flatMap(({type, doc_type: docType}) => [type, docType])),
        ),
        ...uses('Returned by', by, namesIn(returned, docReturn)),
        ...uses('Thrown by', by, namesIn(...throws)),
      ];
    }),
  ];
}

function parentsOf(declared: ApiClass): (readonly [RelationName, readonly string[]])[] {
  const {kind, extends: parents = [], implements: interfaces = [], uses: traits = []} = declared;
  return [
    ['Extended by', parents],
    [kind === 'interface' ? 'Extended by' : 'Implemented by', interfaces],
    ['Used by', traits],
  ];
}
