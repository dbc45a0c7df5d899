/**
 * Calls a function when the page has loaded and the browser has nothing else to do; never where the
 * reader saves data or the connection is slow. Returns what takes it back.
 */
export function loadWhenIdle(load: () => void): () => void {
  if (isSlow(navigator)) {
    return () => undefined;
  }
  let cancelIdle: () => void = () => undefined;
  const onLoad = () => {
    cancelIdle = whenIdle(load);
  };
  if (document.readyState === 'complete') {
    onLoad();
  } else {
    window.addEventListener('load', onLoad, {once: true});
  }
  return () => {
    window.removeEventListener('load', onLoad);
    cancelIdle();
  };
}

/** Whether the reader saves data or the connection is known to be slow. */
export function isSlow(browser: object): boolean {
  const connection = 'connection' in browser ? browser.connection : null;
  if (typeof connection !== 'object' || connection === null) {
    return false;
  }
  const saveData = 'saveData' in connection && connection.saveData === true;
  const type = 'effectiveType' in connection ? String(connection.effectiveType) : '';
  return saveData || /2g|3g/.test(type);
}

function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(task, {timeout: 2000});
  return () => {
    window.cancelIdleCallback(handle);
  };
}
