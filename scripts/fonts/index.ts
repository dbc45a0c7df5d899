import {subsetFonts} from '../../shared/fonts/subsetFonts';
import {runMain} from '../../shared/process/runMain';
import {writeOrCheck} from '../writeOrCheck';

// Writes the fonts in src/css/fonts from their npm packages; --check only compares.
runMain(async () => {
  const fonts = await subsetFonts();
  writeOrCheck('src/css/fonts', fonts, 'npx tsx scripts/fonts/index.ts');
  const sizes = [...fonts].map(([name, {length}]) => `${name} ${String(length)}`);
  console.log(`${String(fonts.size)} fonts, bytes: ${sizes.join(', ')}`);
});
