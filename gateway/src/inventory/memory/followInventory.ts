import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { readChanges } from '../changes/readChanges.ts';
import type { InventorySearch } from '../inventorySearch.ts';
import { readVersion } from '../inventoryVersion.ts';
import { sqlSearch } from '../search/sqlSearch.ts';
import type { InventoryTables } from '../tables.ts';
import { loadColumns } from './loadColumns.ts';
import { memorySearch } from './memorySearch.ts';
import { mendIndex } from './mendIndex.ts';
import { SearchIndex } from './searchIndex.ts';

/** Milliseconds between two looks at the version when nobody tells of a change. */
const LOOK_EVERY = 1000;
/** Milliseconds from one mended generation to the next, so that many changes share its price. */
const MEND_EVERY = 250;

type Database = Kysely<InventoryTables>;

/** How old the index in memory is, in seconds; counted from the start before the first one. */
export interface Freshness {
  /** Since it was last known to be what the database has. */
  readonly checkedSeconds: number;
  /** Since it last took in a change. */
  readonly changedSeconds: number;
}

export interface FollowedInventory {
  /** Returns the search of the latest generation in memory; before the first one, the search in SQL. */
  search(): InventorySearch;
  /** Resolves when the first generation is in memory or could not be read. Never rejects. */
  readonly indexed: Promise<void>;
  freshness(): Freshness;
  /** Whether a generation is in memory. */
  isIndexed(): boolean;
  /** Says that the inventory may have changed, so that the follower looks soon. */
  wake(): void;
  stop(): void;
}

/** One generation of the inventory in memory. */
interface Generation {
  readonly version: number;
  readonly index: SearchIndex;
}

/**
 * Returns a generation with all that the log has added to it, which is at least the present one.
 * Undefined if the log does not say all, and if the present one is an earlier one: a failover of the
 * database has lost the last changes, and the index has them.
 */
async function mended(
  db: Database,
  { version, index }: Generation,
  present: number,
): Promise<Generation | undefined> {
  if (present < version) return undefined;
  const changes = await readChanges(db, version, present);
  return changes && { version: changes.version, index: mendIndex(index, changes.rows) };
}

/**
 * Reads a whole generation. The inventory may change meanwhile: the log names what it is then, so that
 * the columns are mended to one generation. Undefined if the log does not say all.
 */
async function loaded(db: Database): Promise<Generation | undefined> {
  const version = await readVersion(db);
  const index = new SearchIndex(await loadColumns(db));
  return mended(db, { version, index }, version);
}

/** Notes when the index was last looked at, and last changed. Times are milliseconds since the start. */
class Ages {
  #checkedAt = performance.now();
  #changedAt = this.#checkedAt;

  /** At this time the index was what the database had. */
  check(at: number): void {
    this.#checkedAt = at;
  }

  /** At this time the database had what the index has now. */
  change(at: number): void {
    this.#checkedAt = at;
    this.#changedAt = performance.now();
  }

  read(): Freshness {
    const now = performance.now();
    return {
      checkedSeconds: (now - this.#checkedAt) / 1000,
      changedSeconds: (now - this.#changedAt) / 1000,
    };
  }
}

/** A pause that can be ended. */
class Bell {
  #ring = (): void => {};
  #isRung = false;

  ring(): void {
    this.#isRung = true;
    this.#ring();
  }

  /** Resolves when somebody rings, has rung since the last call, or after these milliseconds. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#isRung)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds).unref();
        this.#ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#isRung = false;
  }
}

/**
 * Keeps an index of the inventory in memory (ADR 027). It mends the index when the log of changes
 * names single days and plans, and reads the inventory anew when it does not. The old index answers
 * meanwhile. After a failure, which `onFailure` hears, it tries again.
 */
export function followInventory(
  db: Database,
  onFailure: (error: unknown) => void,
): FollowedInventory {
  const bell = new Bell();
  let search = sqlSearch(db);
  let known: Generation | undefined;
  let isStopped = false;
  const ages = new Ages();

  const look = async (): Promise<void> => {
    const begin = performance.now();
    const present = await readVersion(db);
    if (present === known?.version) {
      ages.check(begin);
      return;
    }
    const next = (known && (await mended(db, known, present))) ?? (await loaded(db));
    if (isStopped || next === undefined) return;
    known = next;
    ages.change(begin);
    search = memorySearch(next.index.columns, next.index, next.version);
  };
  const tryToLook = async (): Promise<void> => {
    try {
      await look();
    } catch (error) {
      if (!isStopped) onFailure(error);
    }
  };
  const follow = async (): Promise<void> => {
    while (!isStopped) {
      await pause(MEND_EVERY, undefined, { ref: false });
      await bell.wait(LOOK_EVERY - MEND_EVERY);
      if (!isStopped) await tryToLook();
    }
  };
  const indexed = tryToLook();
  void indexed.then(follow);
  return {
    search: () => search,
    indexed,
    freshness: () => ages.read(),
    isIndexed: () => known !== undefined,
    wake: () => bell.ring(),
    stop() {
      isStopped = true;
      bell.ring();
    },
  };
}
