import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {groupBy} from '../../../shared/lists/groupBy';
import {shortName} from '../../../shared/text/shortName';
import {joined} from '../declarations/children';
import {isPublic} from '../declarations/isPublic';
import type {Messages} from '../schema/messages';
import type {Services} from '../schema/services';
import type {Component} from './components';
import {count, h, heading} from './html';
import {changesPages} from './changesPage';
import {linkedTypes} from './linkedTypes';
import {messagesPage} from './messagesPage';
import {type PlacedClass, belongsTo, overviewOf, placeAll, publicOf} from './placeClasses';
import {relationsOf} from './relations';
import {type ReleaseRecords, sectionChanges} from './sectionChanges';
import {servicesOf} from './servicesOf';
import {sinceOf} from './sinceOf';
import {thrownBy} from './thrownBy';
import {type ClassContext, type Mention, classSection} from './writeClass';
import {internalAnchor, internalSection} from './writeInternal';

/** A generated page, without the form that Docusaurus expects. */
export interface ReferencePage {
  readonly route: string;
  readonly title: string;
  /** In the sidebar, where the section is above it. */
  readonly label: string;
  readonly description: string;
  /** The headings of level 2. */
  readonly toc: readonly {readonly id: string; readonly value: string}[];
  readonly html: string;
  /** Its neighbors in the reference of the section. */
  readonly previous?: Mention;
  readonly next?: Mention;
}

/** A library as the reference needs it. */
export interface ReferenceLibrary {
  readonly section: string;
  readonly repository: string;
  readonly release: string;
}

/** The facts that reference pages are made from. */
export interface ReferenceFacts extends ReleaseRecords {
  readonly libraries: readonly ReferenceLibrary[];
  readonly components: Readonly<Record<string, readonly Component[] | undefined>>;
  readonly explained: ReadonlyMap<string, Mention>;
  readonly used: ReadonlyMap<string, readonly Mention[]>;
  readonly messages: readonly Messages[];
  /** By repository and template, the section that explains a message. */
  readonly explanations: ReadonlyMap<string, ReadonlyMap<string, Mention>>;
  readonly services: readonly Services[];
  /** The address of the page about upgrades of each section that has one. */
  readonly upgrades: ReadonlyMap<string, string>;
  /** What to use instead of a removed class, by full name. */
  readonly replacements: Readonly<Record<string, string | undefined>>;
}

/** The pages of the API reference: for each section a list of all classes, then its components. */
export function referencePages(facts: ReferenceFacts): ReferencePage[] {
  const {apis, libraries, components, explained, used, histories} = facts;
  const all = placeAll(apis, libraries, components);
  const placed = publicOf(all);
  const shared = {
    relations: relationsOf(placed),
    explained,
    used,
    thrown: thrownBy(facts.messages, placed),
    services: servicesOf(facts.services),
    since: sinceOf(histories),
  };
  const bySection = groupBy([...all.values()], ({section}) => section);
  const changes = sectionChanges(facts, libraries, components);
  return libraries.flatMap((library) => {
    const classes = bySection.get(library.section) ?? [];
    const byComponent = groupBy(classes, ({component}) => component.slug);
    const parts = (components[library.section] ?? []).flatMap((component) => {
      const own = (byComponent.get(component.slug) ?? []).sort(byName);
      const classes = own.filter(({declared}) => isPublic(declared));
      const internal = own.filter(({declared}) => !isPublic(declared));
      return own.length === 0 ? [] : [{component, classes, internal}];
    });
    if (parts.length === 0) {
      return [];
    }
    const belongs = belongsTo(library, libraries, components);
    const ofLibrary = ({repository}: {readonly repository: string}) =>
      repository === library.repository;
    const changed = changes.find(({section}) => section === library.section);
    const messages = messagesPage(library, facts.messages.find(ofLibrary), belongs, {
      placed,
      explained,
      explanations: facts.explanations.get(library.repository) ?? new Map(),
    });
    const others = [
      ...(changed === undefined
        ? []
        : changesPages(library, changed, {
            placed,
            replacements: facts.replacements,
            upgrade: facts.upgrades.get(library.section),
          })),
      ...(messages === undefined ? [] : [messages]),
    ];
    return chained([
      overviewPage(library, parts, others),
      ...parts.map((part) => componentPage(library, part, {...shared, all})),
      ...others,
    ]);
  });
}

interface Shared extends Omit<ClassContext, 'route' | 'type'> {
  /** Internal classes too. */
  readonly all: ReadonlyMap<string, PlacedClass>;
}

interface Part {
  readonly component: Component;
  readonly classes: readonly PlacedClass[];
  readonly internal: readonly PlacedClass[];
}

function byName(a: PlacedClass, b: PlacedClass): number {
  const [x, y] = [a, b].map(({declared}) => shortName(declared.fqcn) + declared.fqcn);
  return (x ?? '') < (y ?? '') ? -1 : 1;
}

function overviewPage(
  {section, release}: ReferenceLibrary,
  parts: readonly Part[],
  others: readonly ReferencePage[],
): ReferencePage {
  const all = parts.flatMap(({classes}) => classes);
  const route = overviewOf(section);
  const lists = parts.flatMap(({component: {slug, title}, classes}) => [
    heading(slug, title),
    h(
      'p',
      {},
      'Signatures and uses: ',
      h('a', {href: `${route}/${slug}`}, `${title}, ${count(classes.length, 'class')}`),
      '.',
    ),
    // One element for each class: a list with an item for each would need three.
    h(
      'p',
      {},
      h(
        'code',
        {},
        ...joined(
          classes.map(({declared, address}) => [h('a', {href: address}, shortName(declared.fqcn))]),
          ', ',
        ),
      ),
    ),
  ]);
  return {
    route,
    title: `API reference of ${section}`,
    label: 'API reference',
    description: `All ${count(all.length, 'public class')} of ${section} ${release}, interfaces, traits and enums included, with links to their members and their source.`,
    toc: parts.map(({component: {slug, title}}) => ({id: slug, value: title})),
    html: toHtml([
      h(
        'p',
        {},
        `The ${count(all.length, 'public class')} of ${section} ${release}, read from its source. ` +
          'Internal classes are at the end of the pages below, internal members at the end of their classes.',
        ...(others.length === 0
          ? []
          : [
              ' See also: ',
              ...joined(
                others.map(({title, route: other}) => [h('a', {href: other}, title)]),
                ', ',
              ),
              '.',
            ]),
      ),
      ...lists,
    ]),
  };
}

/** The title of the page of a component. */
export function componentTitle({title}: Component): string {
  return `${title} (API)`;
}

function componentPage(
  {section, release}: ReferenceLibrary,
  {component, classes, internal}: Part,
  {all, ...shared}: Shared,
): ReferencePage {
  const route = `${overviewOf(section)}/${component.slug}`;
  const context = {...shared, route, ...linkedTypes(all, route)};
  const introduction = h(
    'p',
    {},
    `${capitalized(count(classes.length, 'public class'))} of ${section} ${release}. ` +
      'Types are those of PHPDoc where the source has them. A name links to its line in the source.',
  );
  return {
    route,
    title: componentTitle(component),
    label: component.title,
    description: `The ${count(classes.length, 'public class')} of “${component.title}” in ${section} ${release}: signatures, types, uses by other classes and pages, and links to the source.`,
    toc: [
      ...classes.map(({anchor, title}) => ({id: anchor, value: title})),
      ...(internal.length === 0 ? [] : [{id: internalAnchor, value: 'Internal classes'}]),
    ],
    html: toHtml([
      introduction,
      ...classes.flatMap((placed): Element[] => classSection(placed, context)),
      ...internalSection(internal, context),
    ]),
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function chained(pages: readonly ReferencePage[]): ReferencePage[] {
  const mention = (page: ReferencePage | undefined): Mention | undefined =>
    page && {title: page.title, route: page.route};
  return pages.map((page, index) => {
    const previous = mention(pages[index - 1]);
    const next = mention(pages[index + 1]);
    return {...page, ...(previous && {previous}), ...(next && {next})};
  });
}
