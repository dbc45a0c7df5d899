import path from 'node:path';

import {memberAnchor, publicMembers} from '../declarations/members';
import {allLibraries} from '../read/packages';
import {readApis, readHistories, readRequirements} from '../schema/recordedFiles';
import {componentsOf} from './components';
import {type GoneMember, goneMembers} from './goneMembers';
import {type GoneName, goneNames} from './goneNames';
import {type PlacedClass, placeClasses} from './placeClasses';
import {componentTitle} from './referencePages';
import {replacements} from './replacements';
import {sectionChanges} from './sectionChanges';

/** A class in the API reference. */
export interface ReferenceClass {
  /** Full name. */
  readonly name: string;
  readonly kind: 'attribute' | 'class' | 'enum' | 'interface' | 'trait';
  readonly section: string;
  /** The title of its page. */
  readonly title: string;
  /** The address of its heading. */
  readonly address: string;
  /** Its public members as in their anchors: `map`, `$width`; without those that PHP calls. */
  readonly members: readonly string[];
}

/** The names in the API reference, and those that are gone. */
export interface ReferenceNames {
  readonly classes: readonly ReferenceClass[];
  readonly gone: readonly GoneName[];
  /** The members that classes of today had before. */
  readonly goneMembers: readonly GoneMember[];
}

/** Reads the names of classes and members from the recorded facts of a site. */
export function readNames(siteDir: string): ReferenceNames {
  const generated = path.join(siteDir, 'generated');
  const apis = readApis(path.join(generated, 'api'));
  const placed = placeClasses(apis, allLibraries, componentsOf);
  const internal = new Map(
    apis.map(({repository, classes}) => [
      repository,
      classes.map(({fqcn}) => fqcn).filter((name) => !placed.has(name)),
    ]),
  );
  const records = {
    apis,
    histories: readHistories(path.join(generated, 'history')),
    requirements: readRequirements(path.join(generated, 'requirements')),
  };
  const sections = allLibraries.filter(({section}) => componentsOf[section] !== undefined);
  const changes = sectionChanges(records, sections, componentsOf);
  return {
    classes: [...placed.values()].map(toReferenceClass).sort((a, b) => (a.name < b.name ? -1 : 1)),
    goneMembers: goneMembers(changes).filter(({owner}) => placed.has(owner)),
    gone: goneNames(changes, {
      replacements,
      isPresent: (name) => placed.has(name),
      internalOf: (repository) => internal.get(repository) ?? [],
    }),
  };
}

function toReferenceClass({declared, section, component, anchor, address}: PlacedClass) {
  const members = publicMembers(declared);
  const kinds = ['cases', 'constants', 'properties', 'methods'] as const;
  return {
    name: declared.fqcn,
    kind: declared.attribute === undefined ? declared.kind : ('attribute' as const),
    section,
    title: componentTitle(component),
    address,
    members: [
      ...new Set(
        kinds.flatMap((kind) =>
          members[kind]
            .filter(({name}) => !name.startsWith('__'))
            .map(({name}) => memberAnchor(anchor, kind, name).slice(anchor.length + 1)),
        ),
      ),
    ],
  };
}
