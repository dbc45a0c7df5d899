import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';

import {isRecord} from '../../../shared/json/isRecord';

/** The SHA-256 of a file; `undefined` when there is none. */
export function checksumOf(file: string): string | undefined {
  return existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : undefined;
}

/** The checksums in an `originals.json`, by the path of the original from the root of the repository. */
export function readOriginals(text: string): Readonly<Record<string, string>> {
  const value: unknown = JSON.parse(text);
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.map(([file, checksum]) => {
      if (typeof checksum !== 'string') {
        throw new TypeError(`${file}: write its SHA-256 as text`);
      }
      return [file, checksum];
    }),
  );
}

/** The package of a file in node_modules with its version, as `@docusaurus/core 3.9.2`. */
function packageOf(file: string): string {
  const [folder = '', name = ''] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  const manifest: unknown = existsSync(`${folder}/package.json`)
    ? JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    : {};
  return isRecord(manifest) && typeof manifest.version === 'string'
    ? `${name} ${manifest.version}`
    : `${name}, which is not installed`;
}

/** What is wrong with the originals that a patch was written against: each must exist and be unchanged. */
export function changedOriginals(
  patch: string,
  originals: Readonly<Record<string, string>>,
): string[] {
  const list = `docusaurus-patches/${patch}/originals.json`;
  return Object.entries(originals).flatMap(([file, known]) => {
    const now = checksumOf(file);
    if (now === undefined) {
      return [
        `${file} is gone in ${packageOf(file)}: see docusaurus-patches/${patch}/index.ts, then correct ${list}`,
      ];
    }
    return now === known
      ? []
      : [
          `${file} changed in ${packageOf(file)}: compare it with docusaurus-patches/${patch}, ` +
            `then write the new checksum ${now} into ${list}`,
        ];
  });
}

const parts = ['Changes', 'Saves|Serves', 'When it breaks'];

/** What the comment at the start of the `index.ts` of a patch lacks. */
export function reasonOf(file: string, source: string): string[] {
  const comment = /^(?:\/\/.*\n)+/.exec(source)?.[0] ?? '';
  return parts
    .filter((part) => !new RegExp(`^// (?:${part}): \\S`, 'm').test(comment))
    .map((part) => `${file}: open with a comment that has a line "// ${part}: …"`);
}
