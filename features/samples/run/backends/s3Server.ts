import {appendFileSync, renameSync, writeFileSync} from 'node:fs';
import {type RequestListener, createServer} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';

import * as z from 'zod';

/** The part of s3rver that this program uses. */
interface S3rver {
  readonly callback: () => RequestListener;
  readonly configureBuckets: () => Promise<unknown>;
}

// A server for the S3 protocol, with one empty bucket. It runs until SIGINT in the folder that holds its files:
// `address` when it is ready, `requests` with one line for each, and `ended` when it has ended.

process.on('exit', () => {
  writeFileSync('ended', '');
});
// Node would print the error only after the event above, too late for whoever waits for `ended`.
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});
process.on('SIGINT', () => process.exit());

const [packages = '', name = '', bucket = ''] = process.argv.slice(2);
const Server = z
  .custom<new (options: object) => S3rver>((value) => typeof value === 'function')
  .parse(createRequire(path.join(packages, 'server.js'))(name));
const s3rver = new Server({
  directory: path.resolve('data'),
  silent: true,
  // It computes another signature than the client for an address that ends with a slash.
  allowMismatchedSignatures: true,
  configureBuckets: [{name: bucket, configs: []}],
});
const answer = s3rver.callback();
const copySource = 'x-amz-copy-source';

const server = createServer((request, response) => {
  appendFileSync('requests', `${request.method ?? ''} ${request.url ?? ''}\n`);
  const source = request.headers[copySource];
  if (typeof source === 'string') {
    // Clients encode the slashes of a key, as S3 allows; s3rver decodes everything else.
    request.headers[copySource] = encodeURI(decodeURIComponent(source));
  }
  answer(request, response);
});

void s3rver.configureBuckets().then(() => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    writeFileSync('requests', '');
    writeFileSync('address.part', `http://127.0.0.1:${String(port)}`);
    renameSync('address.part', 'address');
  });
});
