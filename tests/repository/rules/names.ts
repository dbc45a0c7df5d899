/** What is wrong with the place or the name of a file; the source tells what it exports. */
export type FileRule = (file: string, source?: string) => string[];

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const camel = /^[a-z][a-zA-Z0-9]*$/;
const pascal = /^[A-Z][a-zA-Z0-9]*$/;

const absent = ['utils', 'lib', 'common', 'helpers', 'types'];
const isFixture = (file: string) => file.startsWith('tests/fixtures/');
const stem = (name: string) => name.replace(/(?:\.(?:test|spec|module|d))?\.[a-z]+$/, '');

/** Folders that would gather what belongs beside its user. */
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
  /\.[cm]?jsx?$/.test(file) && !isFixture(file) && !/^(?:static|data)\//.test(file)
    ? [`${file}: write TypeScript`]
    : [];

/** Components are PascalCase folders; functions camelCase files; plugins and tools kebab-case folders. */
export const code: FileRule = (file, source = '') => {
  const [top = '', second = '', ...rest] = file.split('/');
  const name = rest.at(-1) ?? second;
  if (top === 'src' && (second === 'components' || second === 'theme')) {
    return component(file, rest, source);
  }
  if (top === 'plugins' || top === 'tools') {
    const inFolder = rest.length > 0 && kebab.test(second);
    const folder = inFolder ? [] : [`${file}: one kebab-case folder for each of ${top}`];
    return [...folder, ...functionName(file, name, source)];
  }
  const isCode = (top === 'src' && second !== 'css') || (top === 'tests' && second !== 'fixtures');
  return isCode ? functionName(file, name, source) : [];
};

function functionName(file: string, name: string, source: string): string[] {
  // Declarations are named after the package that they declare.
  const isClass = [`export class ${stem(name)} `, `from './${stem(name)}'`].some((line) =>
    source.includes(line),
  );
  return !/\.tsx?$/.test(name) || name.endsWith('.d.ts') || camel.test(stem(name)) || isClass
    ? []
    : [`${file}: name the file after its main export, in camelCase unless that is a class`];
}

function component(file: string, parts: readonly string[], source: string): string[] {
  const name = parts.at(-1) ?? '';
  const wrongFolders = parts.slice(0, -1).filter((folder) => !pascal.test(folder));
  if (parts.length < 2 || wrongFolders.length > 0) {
    return [`${file}: a component is a PascalCase folder with index.tsx`];
  }
  if (name.endsWith('.css')) {
    return name === 'styles.module.css' ? [] : [`${file}: styles lie in styles.module.css`];
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

/** Every plugin and tool has an `index.ts`, every component an `index.tsx`. */
export function entries(files: readonly string[]): string[] {
  const wanted = files.flatMap((file) => {
    const [folder] = /^(?:(?:plugins|tools)|src\/components)\/[^/]+(?=\/)/.exec(file) ?? [];
    return folder === undefined
      ? []
      : [`${folder}/index.${folder.startsWith('src/') ? 'tsx' : 'ts'}`];
  });
  return [...new Set(wanted)]
    .filter((file) => !files.includes(file))
    .map((file) => `${file}: missing`);
}
