/**
 * Watches the first load of a page: if one of its scripts fails to load before hydration, the static text
 * stays and an error box above it shows the error and a Retry button. The function is inlined into the page
 * as text, so it must not use anything from outside.
 */
export function watchFirstLoad(window: Window): void {
  const {document, location} = window;
  const slow = 200;
  const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

  const say = (className: string, role: string, text: string): HTMLElement => {
    const box = document.createElement('div');
    const line = document.createElement('p');
    box.className = className;
    box.setAttribute('role', role);
    line.textContent = text;
    box.append(line);
    document.querySelector('.rk-load-failure, .rk-spinner')?.remove();
    document.body.prepend(box);
    return box;
  };

  const fail = (message: string, address: string): void => {
    if (isHydrated() || document.querySelector('.rk-load-failure') !== null) {
      return;
    }
    const box = say('rk-load-failure', 'alert', message);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Retry';
    button.addEventListener('click', () => {
      button.disabled = true;
      retry(message, address);
    });
    box.append(button);
  };

  // A reload while the file is still missing would end up here again, so the file is fetched first.
  const retry = (message: string, address: string): void => {
    const spinner = window.setTimeout(() => say('rk-spinner', 'status', 'Loading the page'), slow);
    window.fetch(address, {cache: 'reload'}).then(
      (answer) => {
        if (answer.ok) {
          location.reload();
          return;
        }
        again(`${message} (${String(answer.status)})`);
      },
      () => {
        again(message);
      },
    );
    const again = (text: string): void => {
      window.clearTimeout(spinner);
      document.querySelector('.rk-load-failure, .rk-spinner')?.remove();
      fail(text, address);
    };
  };

  const whenReady = (work: () => void): void => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', work);
    } else {
      work();
    }
  };

  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && target.src !== '') {
        whenReady(() => {
          fail(`Loading ${target.src} failed.`, target.src);
        });
      }
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof Error && reason.name === 'ChunkLoadError' && !isHydrated()) {
      event.preventDefault();
      whenReady(() => {
        fail(reason.message, location.href);
      });
    }
  });
}
