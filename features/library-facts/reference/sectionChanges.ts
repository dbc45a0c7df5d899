import type {Api} from '../schema/api';
import type {History} from '../schema/history';
import type {Requirements} from '../schema/requirements';
import {type ReleaseChanges, changesByPage, changesOf} from './changes';
import type {Component} from './components';
import {type SectionOf, belongsTo} from './placeClasses';
import {requirementChanges} from './requirementChanges';

/** The changes of a section. */
export interface SectionChanges extends SectionOf {
  readonly history: History;
  /** The releases of each of its pages, the newest first. */
  readonly pages: readonly (readonly ReleaseChanges[])[];
}

/** What is recorded of repositories and their releases. */
export interface ReleaseRecords {
  readonly apis: readonly Api[];
  readonly histories: readonly History[];
  readonly requirements: readonly Requirements[];
}

/** What the releases of each section with a history changed, in the order of the histories. */
export function sectionChanges(
  {apis, histories, requirements}: ReleaseRecords,
  sections: readonly SectionOf[],
  components: Readonly<Record<string, readonly Component[] | undefined>>,
): SectionChanges[] {
  return histories.flatMap((history) => {
    const isHere = ({repository}: {readonly repository: string}) =>
      repository === history.repository;
    const packages = apis.find(isHere)?.packages ?? [];
    const required = requirements.find(isHere);
    return sections.filter(isHere).map(({section, repository}) => {
      const belongs = belongsTo({section, repository}, sections, components);
      // A package belongs where its namespace does.
      const isOwn = (name: string) =>
        belongs(packages.find((one) => one.name === name)?.psr4[0] ?? '');
      const changed = required && requirementChanges(required, isOwn);
      const pages = changesByPage(changesOf(history, belongs, changed));
      return {section, repository, history, pages};
    });
  });
}
