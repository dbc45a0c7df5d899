import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {mcpFile} from '../../features/agent-files/build/mcpServer';
import {archiveFile, writeArchive} from '../../features/agent-files/build/offlineArchive';
import {listFiles} from '../../shared/files/listFiles';
import {address, call, shelves, tools, writeMcpSite} from './mcpSite';

const transcripts = 'tests/fixtures/mcp/transcripts';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-mcp-'));
  writeMcpSite(folder);
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

// Notifications, lists of them, and responses get no response; everything else does, invalid requests too.
const unanswered = /^(?=.*"jsonrpc")(?:(?!.*"id":)|.*"result":)/;
const expectsResponse = (line: string) => !unanswered.test(line);

/** A session as a transcript: requests behind `>`, responses behind `<`. */
function record(requests: readonly string[], project = 'project', base = 'site'): string {
  const command = ['mcp.php', '--base', base, `--project=${project}`];
  const input = `${requests.join('\n')}\n`;
  const {stdout, stderr, status} = spawnSync('php', command, {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  const responses = stdout.split('\n').slice(0, -1);
  expect(responses).toHaveLength(requests.filter(expectsResponse).length);
  const lines = requests.map((line) => [
    `> ${line}`,
    ...(expectsResponse(line) ? [`< ${responses.shift() ?? ''}`] : []),
  ]);
  return `${lines.flat().join('\n')}\n`;
}

describe('the transcripts', () => {
  const files = readdirSync(transcripts);

  it('are of the protocol, of each tool, and of projects', () => {
    const text = files.map((file) => readFileSync(path.join(transcripts, file), 'utf8')).join('');
    const requests = text.match(/^> .*$/gm) ?? [];
    const unused = tools.filter((name) => !text.includes(`"name":"${name}","arguments"`));
    expect(unused).toEqual([]);
    expect(requests.length).toBeGreaterThan(40);
    console.log(`${String(files.length)} transcripts with ${String(requests.length)} requests`);
  });

  // To record them again: npx vitest run tests/samples/mcp.test.ts -u
  it.each(files)('%s is what the server answers', async (file) => {
    const recorded = readFileSync(path.join(transcripts, file), 'utf8');
    const requests = recorded.split('\n').filter((line) => line.startsWith('> '));
    const project = /^project-(.*)\.txt$/.exec(file)?.[1] ?? 'project';
    const lines = requests.map((line) => line.slice(2));
    expect(lines.length).toBeGreaterThan(0);
    await expect(record(lines, project)).toMatchFileSnapshot(path.resolve(transcripts, file));
  });
});

describe('the server', () => {
  it('is PHP that parses, with the address of the site', () => {
    const {status} = spawnSync('php', ['-l', path.join(folder, 'mcp.php')]);
    expect(status).toBe(0);
    const text = readFileSync(path.join(folder, 'site', mcpFile), 'utf8');
    expect(text).toContain(`const SITE = '${address}';`);
    expect(text).toContain('declare(strict_types=1);');
    const long = text.split('\n').filter((line) => line.length > 120);
    expect(long).toEqual([]);
  });

  it('reads an archive, too', () => {
    const archive = path.join(folder, 'site.tar');
    const code = '$a = new PharData($argv[1]); $a->buildFromDirectory($argv[2]);';
    spawnSync('php', ['-r', code, archive, path.join(folder, 'site')]);
    const requests = [call('read_page', {page: 'mapper/gates'})];
    const fromArchive = record(requests, 'project', 'site.tar');
    expect(fromArchive).toContain('Every spring.');
    expect(fromArchive).toBe(record(requests));
  });

  it('reads the archive that the build writes', () => {
    const site = {title: 'Depot', tagline: '', address};
    writeArchive(path.join(folder, 'site'), site, undefined);
    copyFileSync(path.join(folder, 'site', archiveFile.file), path.join(folder, 'offline.zip'));
    const requests = [
      call('read_page', {page: 'mapper/gates'}),
      call('find_pages', {words: 'oil hinges'}),
      call('look_up_symbol', {name: 'Gate'}),
      call('look_up_configuration', {key: 'depot'}),
      call('check_project'),
    ];
    const fromArchive = record(requests, 'project', 'offline.zip');
    for (const text of ['Every spring.', 'Oil the hinges', 'final class', 'Documented: 2.0.0']) {
      expect(fromArchive).toContain(text);
    }
    expect(fromArchive).toBe(record(requests));
  });

  it('leaves the project as it is', () => {
    const project = path.join(folder, 'project');
    const before = readFileSync(path.join(project, 'composer.lock'));
    expect(record([call('check_project')])).toContain('Documented: 2.0.0');
    expect(listFiles(project)).toEqual(['composer.lock']);
    expect(readFileSync(path.join(project, 'composer.lock')).equals(before)).toBe(true);
  });
});

describe('a client of the protocol', () => {
  let client: Client;

  beforeAll(async () => {
    client = new Client({name: 'test', version: '1.0.0'});
    const command = {
      command: 'php',
      args: ['mcp.php', '--base=site', '--project=project'],
      cwd: folder,
    };
    await client.connect(new StdioClientTransport(command));
  });

  afterAll(async () => {
    await client.close();
  });

  it('agrees on a version and lists the tools', async () => {
    expect(client.getServerVersion()).toMatchObject({name: 'rekalogika-docs'});
    expect(client.getInstructions()).toContain('check_project');
    expect((await client.listTools()).tools.map(({name}) => name)).toEqual(tools);
    expect(await client.ping()).toEqual({});
  });

  it('calls each tool', async () => {
    const calls = [
      ['find_pages', {words: 'squeaking gates'}, 'mapper/gates#oil'],
      ['read_page', {page: 'mapper/gates'}, '# Gates of the depot'],
      ['look_up_symbol', {name: 'Gate::open()'}, 'Rekalogika\\Depot\\Gate::open()'],
      ['look_up_message', {message: 'Gate "east" is <stuck>.'}, 'Thrown as Rekalogika'],
      ['look_up_configuration', {key: 'depot'}, 'depot.gate: '],
      ['check_project', {}, 'Installed: rekalogika/depot v1.0.0.'],
    ] as const;
    for (const [name, given, text] of calls) {
      const result = await client.callTool({name, arguments: {...given}});
      expect(result.isError, name).toBeUndefined();
      expect(JSON.stringify(result.content), name).toContain(JSON.stringify(text).slice(1, -1));
    }
    expect(calls.map(([name]) => name)).toEqual(tools);
  });

  it('lists all pages as resources, part by part, and reads one', async () => {
    const uris: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await client.listResources(cursor === undefined ? {} : {cursor});
      uris.push(...part.resources.map(({uri}) => uri));
      cursor = part.nextCursor;
    } while (cursor !== undefined);
    expect(new Set(uris).size).toBe(shelves + 4);
    expect(uris).toHaveLength(shelves + 4);
    const uri = `${address}mapper/upgrade.md`;
    expect(uris).toContain(uri);
    const {contents} = await client.readResource({uri});
    expect(contents).toEqual([
      {
        uri,
        mimeType: 'text/markdown',
        text: readFileSync(path.join(folder, 'site/mapper/upgrade.md'), 'utf8'),
      },
    ]);
  });

  it('gets errors with texts', async () => {
    await expect(client.callTool({name: 'nothing'})).rejects.toThrow('There is no tool "nothing".');
    await expect(client.readResource({uri: 'file:///etc/passwd'})).rejects.toThrow(
      'There is no resource "file:///etc/passwd".',
    );
    const missing = await client.callTool({
      name: 'read_page',
      arguments: {page: '../../etc/passwd'},
    });
    expect(missing).toMatchObject({isError: true});
  });
});
