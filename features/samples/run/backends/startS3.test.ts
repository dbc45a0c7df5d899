import {spawnSync} from 'node:child_process';
import {chmodSync} from 'node:fs';
import path from 'node:path';

import {afterEach, describe, expect, it} from 'vitest';

import {write} from '../../testData';
import {useParcels} from '../useParcels';

import type {Server} from './server';
import {startS3} from './startS3';

useParcels();

/** Stands in for s3rver: answers a request with its address and the source of a copy. */
const double = `module.exports = class {
  constructor(options) { this.options = options; }
  async configureBuckets() { require('node:fs').mkdirSync(this.options.directory); }
  callback() {
    const [{name}] = this.options.configureBuckets;
    return (request, response) =>
      response.end([name, request.url, request.headers['x-amz-copy-source']].join(' '));
  }
};`;

/** Replaces npm, which a test cannot run. */
function install(code: string): void {
  write('double.js', code);
  write(
    'bin/npm',
    `#!/bin/sh
mkdir -p node_modules/depot
cp ${path.resolve('double.js')} node_modules/depot/index.js
echo '{}' > node_modules/.package-lock.json
`,
  );
  chmodSync('bin/npm', 0o755);
  write('backend/package.json', '{"dependencies": {"depot": "1.2.3"}}');
}

describe('startS3', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.stop();
    server = undefined;
  });

  it('starts the server, and notices whether an output uses it', () => {
    install(double);
    server = startS3({server: 'depot'}, 'backend');
    expect(server.name).toBe('S3 (depot 1.2.3)');
    const first = server.empty();
    expect(server.isUsed()).toBe(false);
    const send = `fetch(process.env.SAMPLE_S3_ENDPOINT + '/samples/a', {headers: {'x-amz-copy-source': 'samples/1%2Fb%252Fc%C3%BC'}})
      .then((answer) => answer.text()).then(console.log)`;
    const {stdout} = spawnSync(process.execPath, ['-e', send], {
      encoding: 'utf8',
      env: {...process.env, ...first},
    });
    expect(stdout).toBe('samples /samples/a samples/1/b%252Fc%C3%BC\n');
    expect(server.isUsed()).toBe(true);
    const second = server.empty();
    expect(server.isUsed()).toBe(false);
    expect(second).toEqual({...first, SAMPLE_S3_PREFIX: '2'});
    expect(first['SAMPLE_S3_PREFIX']).toBe('1');
  });

  it('shows what a server printed that does not start', () => {
    install('throw new Error("The depot is closed.");');
    expect(() => startS3({server: 'depot'}, 'backend')).toThrow(
      /^depot of backend\/package\.json does not start:[^]*The depot is closed\./,
    );
  });

  it('rejects a package that is not s3rver', () => {
    install('module.exports = {};');
    expect(() => startS3({server: 'depot'}, 'backend')).toThrow(/does not start:[^]*ZodError/);
  });
});
