import {groupBy} from '../../../shared/lists/groupBy';
import {classAnchor} from '../../../shared/text/classAnchor';
import {shortName} from '../../../shared/text/shortName';
import {isPublic} from '../declarations/isPublic';
import type {Api, ApiClass} from '../schema/api';
import type {Component} from './components';

/** A class with its place in the API reference. */
export interface PlacedClass {
  readonly declared: ApiClass;
  readonly api: Api;
  readonly section: string;
  readonly component: Component;
  /** The id of its heading, or of its row if it is internal. */
  readonly anchor: string;
  readonly address: string;
  /** The text of its heading: its short name, with the namespace above if the page has two such names. */
  readonly title: string;
}

const vendor = 'Rekalogika\\';

/** The address of the list of all classes of a section. */
export function overviewOf(section: string): string {
  return `/${section}/reference/api`;
}

/** A namespace of a component. */
interface Rule {
  readonly section: string;
  readonly component: Component;
  readonly namespace: string;
}

/** A library with a section. */
export interface SectionOf {
  readonly section: string;
  readonly repository: string;
}

/** The namespaces of a repository, the longest first. */
function rulesOf(
  repository: string,
  sections: readonly SectionOf[],
  components: Readonly<Record<string, readonly Component[] | undefined>>,
): Rule[] {
  return sections
    .filter((one) => one.repository === repository)
    .flatMap(({section}) =>
      (components[section] ?? []).flatMap((component) =>
        component.namespaces.map((namespace) => ({section, component, namespace})),
      ),
    )
    .sort((a, b) => b.namespace.length - a.namespace.length);
}

function ruleOf(rules: readonly Rule[], fqcn: string): Rule | undefined {
  return rules.find(({namespace}) => fqcn.startsWith(`${vendor}${namespace}\\`));
}

/**
 * Whether a class of a repository, internal and former ones too, belongs to a section. Those in none of the namespaces
 * belong to the first section.
 */
export function belongsTo(
  {section, repository}: SectionOf,
  sections: readonly SectionOf[],
  components: Readonly<Record<string, readonly Component[] | undefined>>,
): (fqcn: string) => boolean {
  const rules = rulesOf(repository, sections, components);
  const first = sections.find((one) => one.repository === repository)?.section;
  return (fqcn) => (ruleOf(rules, fqcn)?.section ?? first) === section;
}

/**
 * The classes of repositories by full name, internal ones too. The sections of a repository share its classes by the
 * longest namespace.
 *
 * @throws Error for a class of a listed section that no component contains.
 */
export function placeAll(
  apis: readonly Api[],
  sections: readonly SectionOf[],
  components: Readonly<Record<string, readonly Component[] | undefined>>,
): ReadonlyMap<string, PlacedClass> {
  const placed = apis.flatMap((api) => {
    const rules = rulesOf(api.repository, sections, components);
    return rules.length === 0
      ? []
      : api.classes.map((declared) => {
          const rule = ruleOf(rules, declared.fqcn);
          if (rule === undefined) {
            throw new Error(
              `${declared.fqcn} has no page: add its namespace to a component in ` +
                'features/library-facts/reference/components.ts.',
            );
          }
          return {declared, api, section: rule.section, component: rule.component};
        });
  });
  const pages = groupBy(placed, ({section, component}) => `${section}/${component.slug}`);
  return new Map([...pages.values()].flatMap(withAddresses));
}

type Unaddressed = Omit<PlacedClass, 'anchor' | 'address' | 'title'>;

/** The classes of a page. The title of a public class does not depend on internal ones, which come and go. */
function withAddresses(classes: readonly Unaddressed[]): [string, PlacedClass][] {
  return classes.map((one) => {
    const {fqcn} = one.declared;
    const short = shortName(fqcn);
    const isShared = classes.some(
      ({declared}) =>
        declared.fqcn !== fqcn && shortName(declared.fqcn) === short && isPublic(declared),
    );
    const anchor = classAnchor(fqcn);
    const address = `${overviewOf(one.section)}/${one.component.slug}#${anchor}`;
    const title = isShared ? fqcn.split('\\').slice(-2).join('\\') : short;
    return [fqcn, {...one, anchor, address, title}];
  });
}

/** Those that are part of the public API. */
export function publicOf(
  placed: ReadonlyMap<string, PlacedClass>,
): ReadonlyMap<string, PlacedClass> {
  return new Map([...placed].filter(([, {declared}]) => isPublic(declared)));
}

/** The public classes of repositories by full name: see `placeAll`. */
export function placeClasses(
  apis: readonly Api[],
  sections: readonly SectionOf[],
  components: Readonly<Record<string, readonly Component[] | undefined>>,
): ReadonlyMap<string, PlacedClass> {
  return publicOf(placeAll(apis, sections, components));
}
