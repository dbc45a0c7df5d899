import {writeFileSync} from 'node:fs';

import {format, resolveConfig} from 'prettier';

/** Writes a Markdown file in the form that `npm test` asks for. */
export async function writeMarkdown(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
}
