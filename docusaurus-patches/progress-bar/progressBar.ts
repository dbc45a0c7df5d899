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
  /** Ignored: there is no spinner to turn off. */
  configure(): void {
    // Nothing can be chosen.
  },
  /** Shows the bar at its start and lets it advance slowly. */
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
    // Forces a layout: a transition needs a starting position.
    root.getBoundingClientRect();
    bar.style.transition = `all ${String(speed)}ms ease`;
    const timer = window.setInterval(() => {
      move(Math.min((shown?.status ?? 0) + Math.random() * 0.02, 0.994));
    }, trickleSpeed);
    shown = {root, bar, timer, status: 0};
    move(0.08);
  },
  /** Completes the bar and fades it out. */
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
