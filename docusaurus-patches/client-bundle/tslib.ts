// What the parts of Docusaurus that run in the browser use of tslib; whole it weighs 4 kB.
// tslib.test.ts looks whether they use more.

interface Module {
  readonly __esModule?: boolean;
}

/** A module as one with a default export, as TypeScript compiles `import x from` for CommonJS. */
export function __importDefault(module: Module): unknown {
  return module.__esModule === true ? module : {default: module};
}
