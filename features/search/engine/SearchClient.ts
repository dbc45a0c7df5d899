import type {Answer} from './answer';
import type {SearchOptions} from './documents';
import {isReply} from './messages';
import type {Reply, Request} from './messages';

/** What the client needs of a worker. */
export type ClientWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** How far the search is. */
export type SearchState =
  | {readonly status: 'idle' | 'loading' | 'failed'}
  | {readonly status: 'ready'; readonly options: SearchOptions};

/** The addresses of the two files. */
export interface SearchUrls {
  readonly searchDoc: string;
  readonly lunrIndex: string;
}

/** What a query has besides its text. */
export interface QueryOptions {
  /** The library whose pages the reader is in; empty outside of them. */
  readonly library?: string;
  /** How many hits are listed: only those get snippets and marks. */
  readonly listed?: number;
  /** Gives the query up when a newer one has overtaken it. */
  readonly signal?: AbortSignal;
}

interface PendingQuery {
  readonly request: Request & {readonly type: 'query'};
  readonly signal: AbortSignal | undefined;
  readonly answer: (answer: Answer) => void;
}

/** The page's side of the worker: one for each page view, shared by all that search. */
export class SearchClient {
  readonly #createWorker: () => ClientWorker;
  readonly #listeners = new Set<() => void>();
  #waiting: readonly PendingQuery[] = [];
  #inFlight: PendingQuery | null = null;
  #state: SearchState = {status: 'idle'};
  #worker: ClientWorker | null = null;
  #loading = Promise.resolve();
  #loaded: () => void = () => undefined;
  #lastId = 0;

  constructor(createWorker: () => ClientWorker) {
    this.#createWorker = createWorker;
  }

  readonly getState = (): SearchState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Loads once, and again after a failure. Never rejects: the state says whether it succeeded. */
  load(urls: SearchUrls): Promise<void> {
    if (this.#state.status === 'idle' || this.#state.status === 'failed') {
      this.#loading = this.#start(urls);
    }
    return this.#loading;
  }

  /**
   * The answer to a text, as soon as the state is ready. The worker has one query at a time, so that one
   * that is aborted while it waits costs nothing; an aborted query is never answered.
   */
  query(text: string, {library = '', listed = Infinity, signal}: QueryOptions = {}) {
    this.#lastId += 1;
    const request = {type: 'query', id: this.#lastId, text, library, listed} as const;
    return new Promise<Answer>((answer) => {
      this.#waiting = [...this.#waiting, {request, signal, answer}];
      this.#sendNext();
    });
  }

  #sendNext(): void {
    if (this.#inFlight !== null || this.#state.status !== 'ready') {
      return;
    }
    const [next, ...rest] = this.#waiting.filter(({signal}) => signal?.aborted !== true);
    this.#inFlight = next ?? null;
    this.#waiting = rest;
    if (next !== undefined) {
      this.#send(next.request);
    }
  }

  #start(urls: SearchUrls): Promise<void> {
    return new Promise((resolve) => {
      this.#loaded = resolve;
      this.#setState({status: 'loading'});
      try {
        this.#worker = this.#createWorker();
        this.#worker.addEventListener('message', ({data}: MessageEvent<unknown>) => {
          if (isReply(data)) {
            this.#receive(data);
          }
        });
        this.#worker.addEventListener('error', (event) => {
          // Its script did not load or run: the box says so, not the console.
          event.preventDefault();
          this.#fail();
        });
        this.#send({type: 'load', ...urls});
      } catch {
        this.#fail();
      }
    });
  }

  #send(request: Request): void {
    this.#worker?.postMessage(request);
  }

  #receive(reply: Reply): void {
    if (reply.type === 'answer') {
      const inFlight = this.#inFlight;
      if (inFlight?.request.id === reply.id) {
        this.#inFlight = null;
        this.#sendNext();
        if (inFlight.signal?.aborted !== true) {
          inFlight.answer(reply.answer);
        }
      }
    } else if (reply.type === 'failed') {
      console.error(`The search failed: ${reply.reason}`);
      this.#fail();
    } else {
      this.#setState({status: 'ready', options: reply.options});
      this.#loaded();
      this.#sendNext();
    }
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting = [];
    this.#inFlight = null;
    this.#setState({status: 'failed'});
    this.#loaded();
  }

  #setState(state: SearchState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => {
      listener();
    });
  }
}
