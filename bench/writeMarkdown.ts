import {writeFileSync} from 'node:fs';

import {format, resolveConfig} from 'prettier';

/** Writes a Markdown file with the formatting that `npm test` requires. */
export async function writeMarkdown(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
}
