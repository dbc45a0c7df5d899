import type {Fact} from './facts';

/** A difference between two releases of a library. */
export interface Change {
  /** The repository, without owner. */
  readonly library: string;
  readonly kind: string;
  readonly name: string;
  /** Its old value; `undefined` if it is new. */
  readonly before: string | undefined;
  /** Its new value; `undefined` if it was removed. */
  readonly after: string | undefined;
}

/** The differences between two releases of a library. */
export function compareFacts(
  library: string,
  before: readonly Fact[],
  after: readonly Fact[],
): Change[] {
  const old = byKey(before);
  const now = byKey(after);
  return [...new Map([...old, ...now])].flatMap(([key, {kind, name}]) => {
    const change = {library, kind, name, before: old.get(key)?.text, after: now.get(key)?.text};
    return change.before === change.after ? [] : [change];
  });
}

/** A change in words: `method A::b was removed`. */
export function showChange({kind, name, before, after}: Change): string {
  if (before === undefined) {
    return `${kind} ${name} is new`;
  }
  return after === undefined
    ? `${kind} ${name} was removed`
    : `${kind} ${name} was "${before}", is "${after}"`;
}

function byKey(facts: readonly Fact[]): Map<string, Fact> {
  return new Map(facts.map((fact) => [`${fact.kind} ${fact.name}`, fact]));
}
