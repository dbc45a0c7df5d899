import {fileURLToPath} from 'node:url';

import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {alias: {'@site': root}},
  test: {
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['{src,plugins,tools}/**/*.test.{ts,tsx}']},
      },
      {extends: true, test: {name: 'pages', include: ['tests/pages/**/*.test.ts']}},
      {extends: true, test: {name: 'build', include: ['tests/build/**/*.test.ts']}},
    ],
  },
});
