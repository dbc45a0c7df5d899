import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {parseApi} from '../../features/library-facts/schema/api';
import {parseHistory} from '../../features/library-facts/schema/history';
import {
  readApis,
  readMessages,
  readRequirements,
} from '../../features/library-facts/schema/recordedFiles';
import {releaseGroups} from '../../features/library-facts/record/releases';
import {listFiles} from '../../shared/files/listFiles';
import {isSealed} from '../../shared/json/sealedJson';

const root = path.join(__dirname, '..', '..');
const data = path.join(root, 'generated');

describe('generated/', () => {
  it('is as the tools wrote it', () => {
    const files = listFiles(data).filter((file) => file.endsWith('.json'));
    console.log(`Looked at ${files.length} generated files.`);
    expect(files.length).toBeGreaterThan(300);
    const changed = files.filter((file) => !isSealed(readFileSync(path.join(data, file), 'utf8')));
    expect(changed, 'Changed by hand. Write them again: generated/README.md').toEqual([]);
  });

  it('has the API of every listed release', () => {
    const groups = releaseGroups();
    const releases = new Map(
      groups.flatMap(({libraries}) => libraries.map(({repository, tag}) => [repository, tag])),
    );
    const recorded = readApis(path.join(data, 'api'));
    expect(new Map(recorded.map(({repository, tag}) => [repository, tag]))).toEqual(releases);
    const classes = recorded.flatMap((api) => api.classes);
    expect(classes.length).toBeGreaterThan(1300);
    expect(new Set(classes.map(({fqcn}) => fqcn)).size).toBe(classes.length);
  });

  it('has a history of every library with tags, which ends with the public classes of the documented release', () => {
    const files = readdirSync(path.join(data, 'history'));
    expect(files.length).toBeGreaterThan(12);
    for (const file of files) {
      const read = (folder: string) => readFileSync(path.join(data, folder, file), 'utf8');
      const history = parseHistory(read('history'), file);
      const api = parseApi(read('api'), file);
      expect(history.tag, file).toBe(api.tag);
      expect(history.releases.at(-1)?.[0], file).toBe(history.tag);
      const now = Object.entries(history.classes).filter(([, {gone}]) => gone === undefined);
      const isPublic = (one: (typeof api.classes)[number]) =>
        one.internal !== true && one.internal_by_namespace !== true;
      expect(
        now.map(([name]) => name),
        file,
      ).toEqual(
        api.classes
          .filter(isPublic)
          .map(({fqcn}) => fqcn)
          .sort(),
      );
    }
  });

  it('has the requirements of every listed release and of all packages that these require', () => {
    const recorded = readRequirements(path.join(data, 'requirements'));
    const last = new Map(
      recorded.flatMap(({packages}) =>
        Object.entries(packages).map(([name, changes]) => [name, changes.at(-1)?.[1]] as const),
      ),
    );
    const apis = readApis(path.join(data, 'api'));
    const documented = apis.flatMap(({packages}) => packages.filter(({name}) => last.has(name)));
    expect(documented.length).toBeGreaterThan(40);
    for (const {name, require} of documented) {
      expect(last.get(name), name).toEqual(require);
    }
    for (const {repository, tag} of apis) {
      const releases = recorded.find((one) => one.repository === repository)?.releases;
      expect(releases?.at(-1), repository).toBe(tag.replace(/^v/, ''));
    }
    const required = [...last.values()].flatMap((require) => Object.keys(require ?? {}));
    const ours = required.filter((name) => name.startsWith('rekalogika/'));
    expect(ours.length).toBeGreaterThan(100);
    expect(ours.filter((name) => !last.has(name))).toEqual([]);
  });

  it('has the messages of every listed release', () => {
    const releases = releaseGroups().flatMap(({libraries}) => libraries);
    const tags = new Map(releases.map(({repository, tag}) => [repository, tag]));
    const recorded = readMessages(path.join(data, 'messages'));
    expect(new Map(recorded.map(({repository, tag}) => [repository, tag]))).toEqual(tags);
    const templates = recorded.flatMap(({messages}) => messages.map(({template}) => template));
    expect(templates.length).toBeGreaterThan(800);
    expect(templates.filter((template) => !/\p{L}{2}/u.test(template))).toEqual([]);
  });
});
