import {SearchClient} from '../engine/SearchClient';

/** One for each page view: its worker and its loading are shared by all that search and outlive navigation. */
export const searchClient = new SearchClient(
  () => new Worker(new URL('../engine/worker.ts', import.meta.url)),
);
