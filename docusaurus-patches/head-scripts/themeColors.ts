import type {ThemeColors} from './paintBrowserBar';

/** `--rk-ground` of src/css/tokens.css. */
export const themeColors: ThemeColors = {light: '#fdfdfc', dark: '#10191c'};
