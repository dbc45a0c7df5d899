import {type Release, rangesOf} from './catalog';
import type {Wish} from './project';
import {type Ranges, everything, holdsRelease, includes, intersect} from './ranges';

/** What a solution has to respect. */
export interface World {
  /** What is wanted of a package before any family package is chosen. */
  readonly wishesFor: (name: string) => readonly Wish[];
  /** The releases of one of our packages, the newest first; undefined for a package of others. */
  readonly releasesOf: (name: string) => readonly Release[] | undefined;
}

/** A requirement that cannot be met. */
export interface Conflict {
  readonly package: string;
  readonly wanted: Wish;
  /** What does not go with it; without entries, no release is known that meets the requirement. */
  readonly has: readonly Wish[];
}

/** The chosen releases by name, and what is wanted of each package in the end. */
export interface Solution {
  readonly chosen: ReadonlyMap<string, Release>;
  readonly wishes: ReadonlyMap<string, readonly Wish[]>;
}

/** Why there is no solution. */
export interface Failure {
  readonly conflicts: readonly Conflict[];
}

const searches = new WeakMap<World, Search>();

/** Chooses releases of our packages, the newest that go together, so that each of the required ones is installed. */
export function solve(world: World, roots: ReadonlyMap<string, Wish>): Solution | Failure {
  // What is impossible in a world is found out once.
  const search = searches.get(world) ?? new Search(world);
  searches.set(world, search);
  return search.start(roots);
}

interface State extends Solution {
  readonly pending: ReadonlySet<string>;
}

/** The packages whose chosen releases are in the way; another choice of any other package does not help. */
interface DeadEnd {
  readonly culprits: ReadonlySet<string>;
}

class Search {
  private readonly refuted = new Map<Release, readonly Conflict[]>();
  private readonly base = new Map<string, readonly Wish[]>();
  private readonly possible = new Map<string, boolean>();
  private first: readonly Conflict[] = [];

  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  start(roots: ReadonlyMap<string, Wish>): Solution | Failure {
    this.first = [];
    let state: State = {chosen: new Map(), wishes: new Map(), pending: new Set()};
    for (const [name, wish] of roots) {
      const next = this.want(state, name, wish);
      if ('conflicts' in next) {
        return next;
      }
      state = next;
    }
    const found = this.search(state);
    return 'culprits' in found ? {conflicts: this.first} : found;
  }

  /** Tries the releases of the package that has the fewest left. */
  private search(state: State): State | DeadEnd {
    const [next] = [...state.pending]
      .map((name) => ({name, left: this.left(name, this.wishesIn(state, name))}))
      .sort((a, b) => a.left.length - b.left.length);
    if (next === undefined) {
      return state;
    }
    const culprits = new Set(ownersOf(this.wishesIn(state, next.name)));
    for (const release of next.left) {
      const placed = this.place(state, release);
      if ('conflicts' in placed) {
        this.note(placed.conflicts);
        placed.culprits.forEach((name) => culprits.add(name));
      } else {
        const found = this.search(placed);
        if (!('culprits' in found) || !found.culprits.has(next.name)) {
          return found;
        }
        found.culprits.forEach((name) => culprits.add(name));
      }
    }
    culprits.delete(next.name);
    return {culprits};
  }

  private note(conflicts: readonly Conflict[]): void {
    this.first = this.first.length === 0 ? conflicts : this.first;
  }

  private place(state: State, release: Release): State | (Failure & DeadEnd) {
    const pending = new Set(state.pending);
    pending.delete(release.name);
    let next: State = {...state, pending, chosen: new Map(state.chosen).set(release.name, release)};
    for (const [name, wish] of wishesOf(release)) {
      const wanted = this.want(next, name, wish);
      if ('conflicts' in wanted) {
        return wanted;
      }
      next = wanted;
    }
    return next;
  }

  /** The state with one more wish. */
  private want(state: State, name: string, wish: Wish): State | (Failure & DeadEnd) {
    const before = this.wishesIn(state, name);
    const wishes = [...before, wish];
    const chosen = state.chosen.get(name);
    const isOurs = this.world.releasesOf(name) !== undefined;
    const left = chosen === undefined ? this.left(name, wishes) : allowed([chosen], [wish]);
    if (isOurs ? left.length === 0 : !holdsRelease(common(wishes))) {
      const culprits = new Set([...ownersOf(wishes), ...(chosen === undefined ? [] : [name])]);
      return {conflicts: this.explain(name, wish, before), culprits};
    }
    const pending =
      isOurs && chosen === undefined ? new Set([...state.pending, name]) : state.pending;
    return {...state, pending, wishes: new Map(state.wishes).set(name, wishes)};
  }

  private wishesIn(state: State, name: string): readonly Wish[] {
    return state.wishes.get(name) ?? this.wishesBefore(name);
  }

  private wishesBefore(name: string): readonly Wish[] {
    const known = this.base.get(name) ?? this.world.wishesFor(name);
    this.base.set(name, known);
    return known;
  }

  /** The releases that meet all wishes and are not impossible in themselves. */
  private left(name: string, wishes: readonly Wish[]): Release[] {
    return allowed(this.world.releasesOf(name) ?? [], wishes).filter(
      (release) => this.refute(release).length === 0,
    );
  }

  /** Why a release cannot be installed whatever else is chosen; empty if that is not certain. */
  private refute(release: Release): readonly Conflict[] {
    const known = this.refuted.get(release);
    if (known !== undefined) {
      return known;
    }
    // Packages that require each other count as possible until the opposite is known.
    this.refuted.set(release, []);
    const conflicts = wishesOf(release).flatMap(([name, wish]) => {
      const before = this.wishesBefore(name);
      const wishes = [...before, wish];
      const isPossible =
        this.world.releasesOf(name) === undefined
          ? this.isPossible(name, wish)
          : this.left(name, wishes).length > 0;
      return isPossible ? [] : this.explain(name, wish, before);
    });
    this.refuted.set(release, conflicts);
    return conflicts;
  }

  /** Whether a package of others can meet a wish, beside what is wanted of it before. */
  private isPossible(name: string, wish: Wish): boolean {
    const key = `${name} ${wish.text}`;
    const known = this.possible.get(key);
    if (known !== undefined) {
      return known;
    }
    const isPossible = holdsRelease(common([...this.wishesBefore(name), wish]));
    this.possible.set(key, isPossible);
    return isPossible;
  }

  /** What is in the way of a wish: other wishes, or what the newest release that meets it requires. */
  private explain(name: string, wish: Wish, before: readonly Wish[]): readonly Conflict[] {
    const [newest] = allowed(this.world.releasesOf(name) ?? [], [...before, wish]);
    const deeper = newest === undefined ? [] : this.refute(newest);
    if (deeper.length > 0) {
      return deeper;
    }
    const opposed = before.filter((one) => !holdsRelease(common([one, wish])));
    return [{package: name, wanted: wish, has: opposed.length > 0 ? opposed : before}];
  }
}

/** The packages that have wishes; a wish of the project names its file, which is none. */
function ownersOf(wishes: readonly Wish[]): string[] {
  return wishes.map(({by}) => by.replace(/ .*/, ''));
}

function wishesOf({name, version, require}: Release): [string, Wish][] {
  return Object.entries(require).map(([other, text]) => [
    other,
    {by: `${name} ${version}`, text, ranges: rangesOf(text)},
  ]);
}

/** The releases that meet all wishes. */
export function allowed(releases: readonly Release[], wishes: readonly Wish[]): Release[] {
  return releases.filter(({normalized}) =>
    wishes.every(({ranges}) => includes(ranges, normalized)),
  );
}

function common(wishes: readonly Wish[]): Ranges {
  return wishes.map(({ranges}) => ranges).reduce(intersect, everything);
}
