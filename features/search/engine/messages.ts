import type {SearchOptions} from './documents';
import type {Answer} from './answer';
import {isRecord} from '../../../shared/json/isRecord';

/** What the page sends to the worker. */
export type Request =
  | {readonly type: 'load'; readonly searchDoc: string; readonly lunrIndex: string}
  | {
      readonly type: 'query';
      readonly id: number;
      readonly text: string;
      /** The library whose pages the reader is in; empty outside of them. */
      readonly library: string;
      /** How many hits are listed: only those get snippets and marks. */
      readonly listed: number;
    };

/** What the worker sends to the page. */
export type Reply =
  | {readonly type: 'loaded'; readonly options: SearchOptions}
  | {readonly type: 'failed'; readonly reason: string}
  | {readonly type: 'answer'; readonly id: number; readonly answer: Answer};

/** Whether a message is a request of the page: other scripts and browser add-ons may also send some. */
export function isRequest(data: unknown): data is Request {
  return isRecord(data) && (data.type === 'load' || data.type === 'query');
}

/** Whether a message is one of the worker's. */
export function isReply(data: unknown): data is Reply {
  return (
    isRecord(data) && (data.type === 'loaded' || data.type === 'failed' || data.type === 'answer')
  );
}
