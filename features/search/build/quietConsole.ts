/**
 * Runs a task and drops the console lines in which an argument starts with a prefix. Other plugins run at
 * the same time and keep their lines; warnings and errors always pass. Timers print through console.log.
 */
export async function withoutConsoleLines(
  prefix: string,
  task: () => Promise<void>,
): Promise<void> {
  const log = console.log;
  console.log = (...args: unknown[]) => {
    if (!args.some((arg) => typeof arg === 'string' && arg.startsWith(prefix))) {
      log(...args);
    }
  };
  try {
    await task();
  } finally {
    console.log = log;
  }
}
