/** What the reader has typed and chosen in the box. */
export interface BoxState {
  readonly text: string;
  readonly open: boolean;
  /** Place of the active option; -1 when none is. */
  readonly active: number;
}

/** What can happen to it. */
export type BoxAction =
  | {readonly type: 'change'; readonly text: string}
  | {readonly type: 'move'; readonly active: number}
  | {readonly type: 'open' | 'close'};

/** An empty box. */
export const emptyBox: BoxState = {text: '', open: false, active: -1};

/** The box after something has happened to it. */
export function searchBoxReducer(state: BoxState, action: BoxAction): BoxState {
  switch (action.type) {
    case 'change':
      return {text: action.text, open: action.text !== '', active: -1};
    case 'move':
      return {...state, active: action.active};
    case 'open':
      return {...state, open: state.text !== ''};
    case 'close':
      return {...state, open: false, active: -1};
  }
}

/** What a key does: something to the box, or it picks the active option. */
export type KeyAction = BoxAction | {readonly type: 'pick'; readonly newTab: boolean};

/** What a key does, by the ARIA pattern of a combobox with a list; null when it is not ours. */
export function boxKey(
  key: string,
  command: boolean,
  {text, open, active}: BoxState,
  count: number,
): KeyAction | null {
  const listed = open && count > 0;
  switch (key) {
    case 'ArrowDown':
      return listed ? move((active + 1) % count) : text === '' ? null : {type: 'open'};
    case 'ArrowUp':
      return listed ? move(active <= 0 ? count - 1 : active - 1) : null;
    case 'Home':
      return listed ? move(0) : null;
    case 'End':
      return listed ? move(count - 1) : null;
    case 'Enter':
      return text.trim() === '' ? null : {type: 'pick', newTab: command};
    case 'Escape':
      return open ? {type: 'close'} : text === '' ? null : {type: 'change', text: ''};
    default:
      return null;
  }
}

function move(active: number): BoxAction {
  return {type: 'move', active};
}
