import type {Fate} from './crashes';

/** Whether the change that an event reports is in the database, by what became of the event. */
export const isSaved: Readonly<Record<Fate['outcome'], boolean>> = {
  delivered: true,
  twice: true,
  lost: true,
  phantom: false,
  neither: false,
};
