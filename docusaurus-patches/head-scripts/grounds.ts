import type {Grounds} from './paintBrowserBar';

/** `--rk-ground` of src/css/tokens.css. */
export const grounds: Grounds = {light: '#fdfdfc', dark: '#10191c'};
