import {describe, expect, it, vi} from 'vitest';

import {emptyAnswer} from './answer';
import {type Reply, isRequest} from './messages';
import {SearchClient} from './SearchClient';

const urls = {searchDoc: '/doc', lunrIndex: '/index'};

class FakeWorker extends EventTarget {
  readonly sent: unknown[] = [];
  terminated = false;

  postMessage(message: unknown) {
    this.sent.push(message);
  }

  terminate() {
    this.terminated = true;
  }

  reply(data: Reply | string) {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const client = new SearchClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const states: string[] = [];
  client.subscribe(() => states.push(client.getState().status));
  return {client, workers, states};
}

const loaded: Reply = {type: 'loaded', options: {maxHits: 10, highlightResult: true}};

const answer = (id: number, text: string): Reply => ({
  type: 'answer',
  id,
  answer: emptyAnswer(text),
});

/** The texts that a worker received. */
const sentTexts = (worker: FakeWorker | undefined) =>
  (worker?.sent ?? []).flatMap((sent) =>
    isRequest(sent) && sent.type === 'query' ? [sent.text] : [],
  );

describe('SearchClient', () => {
  it('loads once for all that ask', async () => {
    const {client, workers, states} = setUp();
    const first = client.load(urls);
    const second = client.load(urls);
    workers[0]?.reply(loaded);
    await Promise.all([first, second, client.load(urls)]);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.sent).toEqual([{type: 'load', ...urls}]);
    expect(states).toEqual(['loading', 'ready']);
  });

  it('gives each query its own answer', async () => {
    const {client, workers} = setUp();
    const answers = [client.query('a'), client.query('b')];
    void client.load(urls);
    expect(sentTexts(workers[0])).toEqual([]);
    workers[0]?.reply(loaded);
    workers[0]?.reply('a message of someone else');
    workers[0]?.reply(answer(2, 'b'));
    workers[0]?.reply(answer(1, 'a'));
    workers[0]?.reply(answer(2, 'b'));
    expect((await Promise.all(answers)).map(({text}) => text)).toEqual(['a', 'b']);
  });

  it('neither asks nor answers what newer key presses have overtaken', async () => {
    const {client, workers} = setUp();
    void client.load(urls);
    workers[0]?.reply(loaded);
    const answered: string[] = [];
    const type = (text: string) => {
      const overtaken = new AbortController();
      void client.query(text, {signal: overtaken.signal}).then((one) => answered.push(one.text));
      return overtaken;
    };
    const first = type('l');
    for (const text of ['la', 'laz']) {
      type(text).abort();
    }
    first.abort();
    type('lazy');
    expect(sentTexts(workers[0])).toEqual(['l']);
    workers[0]?.reply(answer(1, 'l'));
    expect(sentTexts(workers[0])).toEqual(['l', 'lazy']);
    workers[0]?.reply(answer(4, 'lazy'));
    await vi.waitFor(() => {
      expect(answered).toEqual(['lazy']);
    });
    type('m');
    expect(sentTexts(workers[0])).toEqual(['l', 'lazy', 'm']);
  });

  it('ends the worker after a failure, says why, and makes a new one', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const {client, workers, states} = setUp();
    const loading = client.load(urls);
    workers[0]?.reply({type: 'failed', reason: '/doc answered 404.'});
    await loading;
    expect(workers[0]?.terminated).toBe(true);
    expect(logged.mock.calls).toEqual([['The search failed: /doc answered 404.']]);
    logged.mockRestore();
    const again = client.load(urls);
    workers[1]?.reply(loaded);
    await again;
    expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('fails when the script of the worker does not load, or workers are forbidden', async () => {
    const {client, workers, states} = setUp();
    const loading = client.load(urls);
    workers[0]?.dispatchEvent(new Event('error', {cancelable: true}));
    await loading;
    expect(states).toEqual(['loading', 'failed']);

    const forbidden = new SearchClient(() => {
      throw new Error('SecurityError');
    });
    await forbidden.load(urls);
    expect(forbidden.getState()).toEqual({status: 'failed'});
    await forbidden.load(urls);
    expect(forbidden.getState()).toEqual({status: 'failed'});
  });

  it('forgets those who no longer listen', () => {
    const {client} = setUp();
    let calls = 0;
    client.subscribe(() => (calls += 1))();
    void client.load(urls);
    expect(calls).toBe(0);
  });
});
