import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';

import {files, read} from './site';

const archives = files.filter((file) => file.endsWith('.zip'));
const named = archives.filter((file) => /^rekalogika-docs-[0-9a-f]{12}\.zip$/.test(file));
const {'README.txt': note, ...unpacked} = unzipSync(read('offline.zip'));

describe('the offline archive', () => {
  it('has all pages as Markdown, the facts and the schemas, as they are on the site', () => {
    const expected = files.filter(
      (file) =>
        /^(?!\.well-known\/).*\.md$|^(?:facts|schema)\/.*\.json$/.test(file) ||
        ['llms.txt', 'mcp.php.txt'].includes(file),
    );
    expect(Object.keys(unpacked).sort()).toEqual(expected);
    const different = expected.filter((file) => !read(file).equals(unpacked[file] ?? Buffer.of()));
    expect(different).toEqual([]);
    expect(expected.length).toBeGreaterThan(300);
    console.log(`${expected.length} files in ${read('offline.zip').length} bytes`);
  });

  it('is there under the name of its build, with the same bytes', () => {
    expect(named).toHaveLength(1);
    const [name = ''] = named;
    expect(read(name).equals(read('offline.zip'))).toBe(true);
    const [, build = ''] =
      /^(?:Commit|Content): ([0-9a-f]{40,64})$/m.exec(strFromU8(note ?? Buffer.of())) ?? [];
    expect(name).toBe(`rekalogika-docs-${build.slice(0, 12)}.zip`);
  });

  it('is listed in llms.txt', () => {
    const list = read('llms.txt').toString('utf8');
    expect(list.includes('(https://rekalogika.dev/offline.zip)')).toBe(true);
  });
});
