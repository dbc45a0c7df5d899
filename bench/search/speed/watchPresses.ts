/**
 * A script for the page: records for each query when its key was pressed, when it was sent to the worker and
 * answered, and when a frame with the list was painted; and the long tasks of the main thread. It is a string,
 * because code compiled by tsx calls functions that the page does not have.
 */
export const watchPresses = `(() => {
  const presses = [];
  const longTasks = [];
  window.rkSpeed = {presses, longTasks};
  let pressed = 0;
  addEventListener('keydown', ({timeStamp}) => { pressed = timeStamp; }, true);
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({duration}) => duration));
  }).observe({type: 'longtask'});
  const isShown = (first) => {
    const option = document.querySelector('[role=option]');
    return option === null
      ? first === undefined
      : option.getAttribute('href').replace(/\\?[^#]*/, '') === first;
  };
  const onAnswer = ({text, pages}) => {
    const press = presses.at(-1);
    if (press === undefined || press.text !== text || press.answered !== undefined) {
      return;
    }
    press.answered = performance.now();
    let frames = 0;
    const look = () => {
      frames += 1;
      if (isShown(pages[0]?.hits[0]?.url)) {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => Object.assign(press, {shown: performance.now(), frames});
        port2.postMessage(null);
      } else if (presses.at(-1) === press && frames < 300) {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  };
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => {
        if (data?.type === 'answer') {
          onAnswer(data.answer);
        }
      });
    }
    postMessage(message) {
      if (message.type === 'query') {
        presses.push({text: message.text, pressed, sent: performance.now()});
      }
      super.postMessage(message);
    }
  };
})();`;

/**
 * A script for the worker: records each query with the milliseconds from reading the message, which the worker's
 * own listener does first, to sending the answer.
 */
export const watchAnswers = `(() => {
  self.rkAnswers = [];
  let sent = 0;
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get;
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      sent = performance.now();
      return data.call(this);
    },
  });
  const post = self.postMessage.bind(self);
  self.postMessage = (reply) => {
    if (reply.type === 'answer') {
      self.rkAnswers.push({text: reply.answer.text, worker: performance.now() - sent});
    }
    post(reply);
  };
})();`;
