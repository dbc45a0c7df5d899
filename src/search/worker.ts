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
  if (request.type === 'load') {
    try {
      data = await loadSearch(request.searchDoc, request.lunrIndex, (url) => fetch(url));
      return {type: 'loaded', options: data.options};
    } catch (error) {
      return {type: 'failed', reason: error instanceof Error ? error.message : String(error)};
    }
  }
  const {id, text, library, detailed} = request;
  return {
    type: 'answer',
    id,
    answer:
      data === null ? {text, pages: [], near: []} : answerQuery(data, text, library, detailed),
  };
}
