import os from 'node:os';

/** The machine that a measure ran on: a time means nothing without it. */
export function machine(): string {
  const [processor] = os.cpus();
  return `Node ${process.versions.node} on ${os.cpus().length} × ${processor?.model ?? 'unknown processor'}`;
}

/** The date on which a measure ran. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
