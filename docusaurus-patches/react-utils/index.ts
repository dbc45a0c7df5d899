// Changes: theme-common's useShallowMemoObject, which sorts by localeCompare in every rendering of the menu.
// Saves: no bytes, but the time that the first use of localeCompare takes while a page hydrates: 111 ms in
// the middle of five runs in Chromium, four times slower than the machine.
// When it breaks: compare useShallowMemoObject with reactUtilsStub.ts; where it sorts without localeCompare,
// delete this folder.
import path from 'node:path';

import type {BundlePatch} from '../../shared/bundler/bundlePatch';
import {themeCommon} from '../../shared/bundler/packagePaths';

export const reactUtils: BundlePatch = {
  name: 'react-utils',
  replacements: {[themeCommon('utils/reactUtils')]: path.join(__dirname, 'reactUtilsStub.ts')},
};
