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

/** The page's side of the worker: one for each page view, shared by all that search. */
export class SearchClient {
  readonly #createWorker: () => ClientWorker;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
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

  /** Loads once, and again after a failure. Never rejects: the state tells how it went. */
  load(urls: SearchUrls): Promise<void> {
    if (this.#state.status === 'idle' || this.#state.status === 'failed') {
      this.#loading = this.#start(urls);
    }
    return this.#loading;
  }

  /** The answer to a text, for a reader of a library's pages; to be asked when the state is ready. */
  query(text: string, library = '', detailed = Infinity): Promise<Answer> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({type: 'query', id, text, library, detailed});
    });
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
          // Its script did not load or run: told in the box, not on the console.
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
      this.#waiting.get(reply.id)?.(reply.answer);
      this.#waiting.delete(reply.id);
    } else if (reply.type === 'failed') {
      this.#fail();
    } else {
      this.#setState({status: 'ready', options: reply.options});
      this.#loaded();
    }
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
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
