import {browserOnSystem} from '../../../shared/browser/browserOnSystem';

/** A possible location of a browser, or a way to install one. */
export interface Candidate {
  readonly name: string;
  /** The path of the program; `undefined` if there is none. */
  readonly locate: () => Promise<string | undefined>;
}

/** What the search for candidates needs from the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRootOnDebian: boolean;
  readonly exists: (path: string) => boolean;
  /** Path of the browser that Playwright would download. */
  readonly playwright: () => string;
  /** Installs Debian's package `chromium-headless-shell`, or `chromium` where that does not exist. */
  readonly installPackage: () => Promise<void>;
  /** Installs `@sparticuz/chromium` into a cache folder and returns the path of its program. */
  readonly installCached: () => Promise<string>;
}

/** The browser that starts, or the reasons why none does. */
export type Found = {readonly path: string; readonly name: string} | {readonly tried: string[]};

/** Possible browsers, cheapest first: configured, on the system, from Playwright, to be installed. */
export function candidates(machine: Machine): Candidate[] {
  const {env, exists, isRootOnDebian} = machine;
  const onSystem = () => browserOnSystem(env, exists);
  const given = env.CHROMIUM_PATH;
  return [
    {name: 'CHROMIUM_PATH', locate: () => Promise.resolve(given === '' ? undefined : given)},
    {name: 'a Chromium of this system', locate: () => Promise.resolve(onSystem())},
    {
      name: "Playwright's own",
      locate: () => Promise.resolve([machine.playwright()].find(exists)),
    },
    {
      name: 'apt-get install chromium-headless-shell',
      locate: async () => {
        if (!isRootOnDebian) {
          return undefined;
        }
        await machine.installPackage();
        return onSystem();
      },
    },
    {name: '@sparticuz/chromium', locate: () => machine.installCached()},
  ];
}

/**
 * The first browser that actually starts. A candidate that is missing, cannot be installed or does not
 * start is recorded and skipped.
 */
export async function findBrowser(
  list: readonly Candidate[],
  starts: (path: string) => Promise<boolean>,
): Promise<Found> {
  const tried: string[] = [];
  for (const {name, locate} of list) {
    try {
      const path = await locate();
      if (path === undefined) {
        tried.push(`${name}: none here`);
      } else if (await starts(path)) {
        return {path, name};
      } else {
        tried.push(`${name}: ${path} does not start`);
      }
    } catch (error) {
      tried.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return {tried};
}
