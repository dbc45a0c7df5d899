import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync} from 'node:fs';
import {createServer} from 'node:http';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {listFiles} from '../../shared/files/listFiles';
import {call, writeMcpSite} from './mcpSite';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-mcp-'));
  writeMcpSite(folder);
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

describe('a site on the web', () => {
  let web: Server;
  let base: string;
  const temporary = () => path.join(folder, 'temporary');
  const requested: string[] = [];
  let portal: string | undefined;

  beforeAll(async () => {
    mkdirSync(temporary());
    web = createServer((request, response) => {
      requested.push(request.url ?? '');
      response.end(portal ?? readFileSync(path.join(folder, 'site', request.url ?? '')));
    });
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
    const bound = web.address();
    base = `http://127.0.0.1:${String(typeof bound === 'object' ? bound?.port : '')}/`;
  });

  const session = async (line: string) => {
    const env = {...process.env, TMPDIR: temporary(), REKALOGIKA_DOCS_BASE: base};
    const server = spawn('php', ['mcp.php'], {cwd: folder, env});
    const output = {out: '', log: ''};
    server.stdout.on('data', (part: Buffer) => (output.out += part.toString()));
    server.stderr.on('data', (part: Buffer) => (output.log += part.toString()));
    server.stdin.end(`${line}\n`);
    await new Promise((resolve) => server.on('close', resolve));
    return output;
  };

  const age = () => {
    const yesterday = Date.now() / 1000 - 25 * 3600;
    listFiles(temporary()).forEach((file) => {
      utimesSync(path.join(temporary(), file), yesterday, yesterday);
    });
  };

  it('does not take the page of a portal for the documentation, and keeps none', async () => {
    const request = call('read_page', {page: 'mapper/gates'});
    portal = '<!doctype html><title>Log in</title>';
    const wrong = await session(request);
    expect(wrong.out).toContain('pages.json answers with something else than the documentation');
    expect(wrong.out).toContain('"isError":true');
    expect(listFiles(temporary())).toEqual([]);

    portal = undefined;
    expect((await session(call('find_pages', {words: 'gates'}))).out).toContain('Gates of the');
    portal = '<h1>Log in</h1>';
    expect((await session(request)).out).toContain('gates.md answers with something else');
    expect(listFiles(temporary())).toHaveLength(1);

    portal = undefined;
    expect((await session(request)).out).toContain('Every spring.');
    portal = 'Log in';
    age();
    const kept = await session(request);
    expect(kept.out).toContain('Every spring.');
    expect(kept.log).toMatch(
      /pages\.json answers with something else .* The text of .* is used\.\n/,
    );
    portal = undefined;
    rmSync(temporary(), {recursive: true});
    mkdirSync(temporary());
    requested.length = 0;
  });

  it('is read once a day, and read from the copy while it is down', async () => {
    const request = call('read_page', {page: 'mapper/gates'});
    const first = await session(request);
    expect(first.out).toContain('Every spring.');
    expect(first.log).toBe('');
    expect(requested).toEqual(['/facts/pages.json', '/mapper/gates.md']);
    expect(await session(request)).toEqual(first);
    expect(requested).toHaveLength(2);

    expect(listFiles(temporary())).toHaveLength(2);
    age();
    expect(await session(request)).toEqual(first);
    expect(requested).toHaveLength(4);

    age();
    web.closeAllConnections();
    await new Promise((resolve) => web.close(resolve));
    const down = await session(request);
    expect(down.out).toBe(first.out);
    expect(down.log).toMatch(/^rekalogika-docs: http:\S+ cannot be read: .* The text of /);
    const unread = await session(call('read_page', {page: 'mapper/upgrade'}));
    expect(unread.out).toContain('upgrade.md cannot be read: ');
    expect(unread.out).toContain('"isError":true');
  });
});
