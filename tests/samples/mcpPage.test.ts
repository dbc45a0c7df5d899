import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';

import {tools, writeMcpSite} from './mcpSite';

const configuration = z.object({command: z.string(), args: z.array(z.string())});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-mcp-page-'));
  writeMcpSite(folder);
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

describe('the page about the server', () => {
  const page = readFileSync('docs/use-from-your-tools.md', 'utf8');
  const filled = (text: string) =>
    text
      .replaceAll('/path/to/mcp.php', path.join(folder, 'mcp.php'))
      .replaceAll(/\/path\/to\/project|\$\{workspaceFolder\}/g, path.join(folder, 'project'));

  it('shows configurations that start it, with all tools in its table', async () => {
    const blocks = [...page.matchAll(/^```json title="([^"]+)"\n([\s\S]*?)^```$/gm)];
    const root = z.record(z.string(), z.record(z.literal('rekalogika'), configuration));
    for (const [, title, block = ''] of blocks) {
      const servers = Object.values(root.parse(JSON.parse(filled(block)))).map(
        (one) => one.rekalogika,
      );
      expect(servers, title).toHaveLength(1);
      for (const {command, args} of servers) {
        const client = new Client({name: 'test', version: '1.0.0'});
        const env = {REKALOGIKA_DOCS_BASE: path.join(folder, 'site'), PATH: process.env.PATH ?? ''};
        await client.connect(new StdioClientTransport({command, args, env, cwd: tmpdir()}));
        const {content} = await client.callTool({name: 'check_project'});
        await client.close();
        expect(JSON.stringify(content), title).toContain('Installed: rekalogika/depot');
      }
    }
    expect(blocks.map(([, title]) => title)).toEqual([
      'claude_desktop_config.json',
      '.cursor/mcp.json',
      '.vscode/mcp.json',
      'JSON configuration',
      '.zed/settings.json',
    ]);
    expect([...page.matchAll(/^\| `(\w+_\w+)`/gm)].map(([, name]) => name)).toEqual(tools);
  });

  it('shows a request that it answers', () => {
    const command = /^echo .*$/m.exec(page)?.[0] ?? 'false';
    const {stdout} = spawnSync('sh', ['-c', filled(command)], {encoding: 'utf8'});
    expect(page).toContain(`\`${stdout.trim()}\``);
    expect(JSON.parse(stdout)).toEqual({jsonrpc: '2.0', id: 1, result: {}});
  });
});
