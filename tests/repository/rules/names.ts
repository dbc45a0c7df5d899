/** What is wrong with the location or name of a file; the source shows what it exports. */
export type FileRule = (file: string, source?: string) => string[];

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const camel = /^[a-z][a-zA-Z0-9]*$/;
const pascal = /^[A-Z][a-zA-Z0-9]*$/;

const absent = ['utils', 'lib', 'common', 'helpers', 'types'];
// Where components live; in a `ui` folder, shared hooks and functions are beside them.
const componentFolder =
  /^(?:src\/(?:components|theme)|shared\/ui|features\/(?:figures|[^/]+\/ui))\/(?=[^/]+\/|[A-Z])/;
const isFixture = (file: string) => file.startsWith('tests/fixtures/');
const stem = (name: string) => name.replace(/(?:\.(?:test|spec|module|d))?\.[a-z]+$/, '');

/** Catch-all folders for what belongs beside its user. */
export const folders: FileRule = (file) => {
  const parts = isFixture(file) ? [] : file.split('/').slice(0, -1);
  const found = parts.filter((part) => absent.includes(part));
  const hooks = file.startsWith('src/hooks/') ? ['hooks'] : [];
  return [...found, ...hooks].map(
    (part) => `${file}: no folder "${part}"; a helper lives beside its only user`,
  );
};

/** All code is TypeScript. */
export const language: FileRule = (file) =>
  /\.[cm]?jsx?$/.test(file) && !isFixture(file) && !/^(?:static|generated)\//.test(file)
    ? [`${file}: write TypeScript`]
    : [];

/**
 * Components are PascalCase folders; functions camelCase files; features, patches and scripts kebab-case
 * folders.
 */
export const code: FileRule = (file, source = '') => {
  const [top = '', second = '', ...rest] = file.split('/');
  const name = rest.at(-1) ?? second;
  if (file.startsWith('features/samples/projects/')) {
    return [];
  }
  const inComponents = componentFolder.exec(file);
  if (inComponents !== null) {
    return component(file, file.slice(inComponents[0].length).split('/'), source);
  }
  if (top === 'features' || top === 'docusaurus-patches') {
    const inFolder = rest.length > 0 && kebab.test(second);
    const folder = inFolder ? [] : [`${file}: one kebab-case folder for each of ${top}`];
    return [...folder, ...functionName(file, name, source)];
  }
  const isCode =
    ['bench', 'hosting', 'scripts', 'shared'].includes(top) ||
    (top === 'src' && second !== 'css') ||
    (top === 'tests' && second !== 'fixtures');
  return isCode ? functionName(file, name, source) : [];
};

function functionName(file: string, name: string, source: string): string[] {
  // Declarations are named after the package that they declare.
  const exported = stem(name);
  const isClassOrComponent = [
    `export class ${exported} `,
    `export {${exported} as default}`,
    `from './${exported}'`,
  ].some((line) => source.includes(line));
  return !/\.tsx?$/.test(name) ||
    name.endsWith('.d.ts') ||
    camel.test(exported) ||
    isClassOrComponent
    ? []
    : [
        `${file}: name the file after its main export, in camelCase unless that is a class or a component`,
      ];
}

function component(file: string, parts: readonly string[], source: string): string[] {
  const name = parts.at(-1) ?? '';
  const wrongFolders = parts.slice(0, -1).filter((folder) => !pascal.test(folder));
  if (parts.length < 2 || wrongFolders.length > 0) {
    return [`${file}: a component is a PascalCase folder with index.tsx`];
  }
  if (name.endsWith('.css')) {
    return name === 'styles.module.css' ? [] : [`${file}: put styles into styles.module.css`];
  }
  if (name.endsWith('.tsx') && (pascal.test(stem(name)) || stem(name) === 'index')) {
    return [];
  }
  return functionName(file, name, source);
}

/** Only the home page is a page of its own; every other page is in docs/. */
export const pages: FileRule = (file) =>
  file.startsWith('src/pages/') && !/^src\/pages\/index(?:\.test)?\.tsx$|\.module\.css$/.test(file)
    ? [`${file}: src/pages has the home page alone; write the page in docs/`]
    : [];

/** Every patch has an `index.ts`, every component an `index.tsx`. */
export function entries(files: readonly string[]): string[] {
  const wanted = files.flatMap((file) => {
    const [patch] = /^docusaurus-patches\/[^/]+(?=\/)/.exec(file) ?? [];
    const [folder = ''] = componentFolder.exec(file) ?? [];
    const [name = '', ...inside] = file.slice(folder.length).split('/');
    const isComponent = folder !== '' && folder !== 'src/theme/' && inside.length > 0;
    return [
      ...(patch === undefined ? [] : [`${patch}/index.ts`]),
      ...(isComponent ? [`${folder}${name}/index.tsx`] : []),
    ];
  });
  return [...new Set(wanted)]
    .filter((file) => !files.includes(file))
    .map((file) => `${file}: missing`);
}
