interface Module {
  readonly __esModule?: boolean;
}

/** A module as one with a default export, as TypeScript compiles `import x from` for CommonJS. */
export function __importDefault(module: Module): unknown {
  return module.__esModule === true ? module : {default: module};
}
