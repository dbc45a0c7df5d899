import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {subsetFonts} from '../../shared/fonts/subsetFonts';

// tsx scripts/fonts/index.ts [--check]: writes the fonts in src/css/fonts from their npm packages, or
// fails when the committed ones differ.
async function main(): Promise<void> {
  const folder = path.join(__dirname, '..', '..', 'src', 'css', 'fonts');
  const check = process.argv.includes('--check');
  const fonts = await subsetFonts();
  const changed = [...fonts].filter(([name, bytes]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || !readFileSync(file).equals(bytes);
  });
  if (check && changed.length > 0) {
    const names = changed.map(([name]) => name).join(', ');
    throw new Error(`Differ from their packages: ${names}. Run: npx tsx scripts/fonts/index.ts`);
  }
  for (const [name, bytes] of changed) {
    writeFileSync(path.join(folder, name), bytes);
  }
  const sizes = [...fonts].map(([name, {length}]) => `${name} ${String(length)}`);
  console.log(`${String(fonts.size)} fonts, bytes: ${sizes.join(', ')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
