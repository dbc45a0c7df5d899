import {emptyAnswer} from './answer';
import {answerQuery} from './answerQuery';
import {loadSearch} from './load';
import type {SearchData} from './load';
import {isRequest} from './messages';
import type {Reply, Request} from './messages';

let data: SearchData | null = null;

addEventListener('message', ({data: request}: MessageEvent<unknown>) => {
  if (isRequest(request)) {
    void handle(request).then((reply) => {
      postMessage(reply);
    });
  }
});

async function handle(request: Request): Promise<Reply> {
  try {
    if (request.type === 'load') {
      data = await loadSearch(request.searchDoc, request.lunrIndex, (url) => fetch(url));
      return {type: 'loaded', options: data.options};
    }
    const {id, text, library, listed} = request;
    const answer = data === null ? emptyAnswer(text) : answerQuery(data, text, library, listed);
    return {type: 'answer', id, answer};
  } catch (error) {
    return {type: 'failed', reason: error instanceof Error ? error.message : String(error)};
  }
}
