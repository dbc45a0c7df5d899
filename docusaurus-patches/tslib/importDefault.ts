interface Module {
  readonly __esModule?: boolean;
}

/** Adds a default export to a module, as TypeScript compiles `import x from` for CommonJS. */
export function __importDefault(module: Module): unknown {
  return module.__esModule === true ? module : {default: module};
}
