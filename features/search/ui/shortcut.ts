/** A key press, as far as it decides whether it is a shortcut. */
export type ShortcutEvent = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'isComposing'
>;

/** Whether a key press opens a search box: `/`, Ctrl-K or ⌘-K, and not while typing elsewhere. */
export function isSearchShortcut(event: ShortcutEvent, box: Element): boolean {
  if (event.isComposing || event.altKey) {
    return false;
  }
  const {target} = event;
  const inBox = target instanceof Node && box.contains(target);
  if (event.ctrlKey || event.metaKey) {
    return event.key.toLowerCase() === 'k' && !event.shiftKey && (inBox || !isTyping(target));
  }
  return event.key === '/' && !isTyping(target);
}

/** The keys that lead to the search box; empty where a touch screen has none. */
export function shortcutName(): string {
  if (matchMedia('(pointer: coarse)').matches) {
    return '';
  }
  return isMac(navigator) ? 'Cmd+K' : 'Ctrl+K';
}

/** Whether the page is shown on a Mac, where the key beside the space bar is Cmd. */
export function isMac(browser: object): boolean {
  const data = 'userAgentData' in browser ? browser.userAgentData : null;
  const names = [data, browser].map((from) =>
    typeof from === 'object' && from !== null && 'platform' in from ? String(from.platform) : '',
  );
  const agent = 'userAgent' in browser ? String(browser.userAgent) : '';
  return names.some((name) => /^mac/i.test(name)) || agent.includes('Macintosh');
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
