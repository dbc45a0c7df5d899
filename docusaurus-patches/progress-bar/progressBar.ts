const speed = 200;
const trickleSpeed = 800;

interface Shown {
  readonly root: HTMLElement;
  readonly bar: HTMLElement;
  readonly timer: number;
  status: number;
}

let shown: Shown | undefined;

function element(className: string, ...children: HTMLElement[]): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.append(...children);
  return made;
}

function move(to: number): void {
  if (shown) {
    shown.status = to;
    shown.bar.style.transform = `translate3d(${String((to - 1) * 100)}%, 0, 0)`;
  }
}

const progressBar = {
  /** There is no spinner to switch off. */
  configure(): void {
    // Nothing can be chosen.
  },
  /** Shows the bar at its start and lets it creep on. */
  start(): void {
    if (shown) {
      return;
    }
    const bar = element('bar', element('peg'));
    bar.setAttribute('role', 'bar');
    bar.style.transform = 'translate3d(-100%, 0, 0)';
    const root = element('', bar);
    root.id = 'nprogress';
    document.body.append(root);
    // Lays it out: a transition needs a place to start from.
    root.getBoundingClientRect();
    bar.style.transition = `all ${String(speed)}ms ease`;
    const timer = window.setInterval(() => {
      move(Math.min((shown?.status ?? 0) + Math.random() * 0.02, 0.994));
    }, trickleSpeed);
    shown = {root, bar, timer, status: 0};
    move(0.08);
  },
  /** Lets the bar run to its end and fade. */
  done(): void {
    if (!shown) {
      return;
    }
    const {root, timer} = shown;
    window.clearInterval(timer);
    move(1);
    shown = undefined;
    window.setTimeout(() => {
      root.style.transition = `opacity ${String(speed)}ms linear`;
      root.style.opacity = '0';
      window.setTimeout(() => {
        root.remove();
      }, speed);
    }, speed);
  },
};
export {progressBar as default};
