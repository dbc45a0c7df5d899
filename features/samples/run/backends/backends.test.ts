import {beforeEach, describe, expect, it, vi} from 'vitest';

import {write} from '../../testData';
import {useParcels} from '../useParcels';

import {backendsFolder, readBackends, withBackends} from './backends';

useParcels();

const file = `${backendsFolder}/depot/composer.json`;

function describeBackend(description: unknown): void {
  write(file, JSON.stringify(description));
}

const storage = {
  require: {'league/depot': '3.35.3'},
  extra: {s3: {server: 'depot'}, classes: {'League\\Local': 'App\\Depot'}},
};

describe('readBackends', () => {
  beforeEach(() => {
    describeBackend(storage);
  });

  it('reads what options name, each once and in alphabetical order', () => {
    write(
      `${backendsFolder}/crates/composer.json`,
      JSON.stringify({require: {}, extra: {postgresql: {extensions: []}}}),
    );
    const [crates, depot, ...others] = readBackends(['depot', 'crates', 'depot']);
    expect(others).toEqual([]);
    expect(crates).toMatchObject({name: 'crates', classes: {}});
    expect(depot).toMatchObject({
      name: 'depot',
      folder: `${backendsFolder}/depot`,
      packages: new Map([['league/depot', '3.35.3']]),
      classes: storage.extra.classes,
    });
  });

  it('says which names are known', () => {
    for (const name of ['ftp', '../depot']) {
      expect(() => readBackends([name])).toThrow(
        new RegExp(`composer.json is missing, so there is no --on ${name}. Known: depot.`),
      );
    }
  });

  it('rejects a file of another form, and names it', () => {
    for (const [wrong, message] of [
      [{...storage, require: {'league/depot': '^3.35'}}, 'an exact version'],
      [{...storage, extra: {ftp: {}}}, 'extra'],
      [{extra: storage.extra}, 'require'],
    ] as const) {
      describeBackend(wrong);
      expect(() => readBackends(['depot'])).toThrow(file);
      expect(() => readBackends(['depot'])).toThrow(message);
    }
  });

  it('says where the version of the server belongs', () => {
    const [backend] = readBackends(['depot']);
    const description = `${backendsFolder}/depot/package.json`;
    write(description, '{"dependencies": {"depot": "^1.0.0"}}');
    expect(() => backend?.start()).toThrow(
      `${description}: "^1.0.0" is not the version of the S3 server. Name the exact version of depot`,
    );
    write(description, '{}');
    expect(() => backend?.start()).toThrow(description);
  });
});

describe('withBackends', () => {
  const stopped: string[] = [];

  function backend(name: string, start = () => ({name})) {
    const server = {
      empty: () => ({}),
      isUsed: () => true,
      stop: () => {
        stopped.push(name);
      },
    };
    return {
      name,
      packages: new Map<string, string>(),
      folder: '',
      classes: {},
      start: () => ({...server, ...start()}),
    };
  }

  beforeEach(() => {
    stopped.length = 0;
  });

  it('stops the servers at the end', () => {
    const use = vi.fn();
    withBackends([backend('depot'), backend('crates')], (running) => {
      expect(stopped).toEqual([]);
      use(running.map(({server}) => server.name));
    });
    expect(use).toHaveBeenCalledWith(['depot', 'crates']);
    expect(stopped).toEqual(['depot', 'crates']);
  });

  it('stops the first server if the second does not start', () => {
    const broken = backend('broken', () => {
      throw new Error('broken does not start');
    });
    expect(() => {
      withBackends([backend('depot'), broken], () => undefined);
    }).toThrow('broken does not start');
    expect(stopped).toEqual(['depot']);
  });
});
