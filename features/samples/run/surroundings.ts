import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import {readSectionFile} from '../schema/projectFile';

/** The files below `features/samples/projects/` that the samples of a page run with. */
export interface Surroundings {
  readonly section: string;
  /** The Composer project: the section, or `<section>/<page>` for a page with a `composer.json` of its own. */
  readonly project: string;
  /** Describes the Composer project of the section. */
  readonly composer: string;
  /** Adds packages to it for this page. */
  readonly ownComposer: string;
  /** Replaces `bin/console`. */
  readonly console: string;
  /** Answers the `curl` lines of bash blocks. */
  readonly curl: string;
  /** Answers the requests of the browser that the page's tests start. */
  readonly browser: string;
  /** Names the packages whose files the browser loads, with their exact versions. */
  readonly npm: string;
  /** Folders with classes; later ones override earlier ones. */
  readonly fixtures: readonly string[];
  /** What runs before the samples: of the section, then of the page, what only the runner does before what readers see. */
  readonly setUps: readonly string[];
  /** Runs after each php block with an output. */
  readonly show: string;
}

/** The folder of the files that samples run with. */
export const projects = 'features/samples/projects';

/** The possible paths of the files that a page's samples run with. */
export function surroundingsOf(page: string): Surroundings {
  const [, section = '', ...rest] = page.replace(/\.mdx?$/, '').split('/');
  const shared = path.posix.join(projects, section);
  const own = path.posix.join(shared, ...rest);
  const ownComposer = `${own}/composer.json`;
  return {
    section,
    project: path.posix.relative(projects, existsSync(ownComposer) ? own : shared),
    composer: `${shared}/composer.json`,
    ownComposer,
    console: `${shared}/console.php`,
    curl: `${shared}/curl.php`,
    browser: `${own}/browser.php`,
    npm: `${own}/package.json`,
    fixtures: [`${shared}/boot`, `${shared}/src`, `${own}/boot`, `${own}/src`],
    setUps: [shared, own].flatMap((folder) => [`${folder}/boot.php`, `${folder}/setup.php`]),
    show: `${own}/show.php`,
  };
}

/** The existing files, with folders replaced by their content, sorted. */
export function filesOf(files: Surroundings): string[] {
  const {composer, ownComposer, console, curl, browser, npm, fixtures, setUps, show} = files;
  const programs = [composer, ownComposer, console, curl, browser, npm];
  return [...programs, ...setUps, show, ...fixtures, ...standInsOf(composer)]
    .flatMap(filesBelow)
    .sort();
}

/** The folders of the code that stands in for a library whose source is not stored. */
function standInsOf(composer: string): string[] {
  const {standIns = {}} = existsSync(composer) ? readSectionFile(composer).extra : {};
  return Object.keys(standIns).map((folder) =>
    path.posix.join(path.posix.dirname(composer), folder),
  );
}

/** The files of a folder and its folders, or the file itself; none where there is neither. */
export function filesBelow(file: string): string[] {
  if (!existsSync(file)) {
    return [];
  }
  return statSync(file).isDirectory()
    ? readdirSync(file).flatMap((name) => filesBelow(path.posix.join(file, name)))
    : [file];
}
