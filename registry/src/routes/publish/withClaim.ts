import { randomUUID } from 'node:crypto';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { RequestError } from 'server-kit/http/requestError';
import type { Claim } from '../../records/claimRecords.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import type { Registry } from '../../registry.ts';

/**
 * Milliseconds for which a claim stands without a word of its publish: a registry that was killed
 * keeps the version from other publishes no longer.
 */
const CLAIM_LASTS = 12_000;
/** Milliseconds between two extensions of a claim. */
const CLAIM_STEP = CLAIM_LASTS / 3;
/** Milliseconds between two tries to claim a version that another publish writes. */
const PAUSE = 200;
/** Milliseconds that a publish waits for another one of the same version. */
const LONGEST_WAIT = 45_000;

/** What a claim needs of the registry. */
type Claiming = Pick<Registry, 'records' | 'clock'>;

interface Version {
  readonly name: string;
  readonly version: string;
}
/** The right to write the files of one version, for as long as the work lasts. */
export interface HeldClaim {
  /** Throws 409 if another publish has taken the right over. */
  check(): void;
  /** Ends it inside the act that adds the version. Throws 409 as `check` does. */
  end(records: ActRecords): Promise<void>;
}

function lost({ name, version }: Version): RequestError {
  return new RequestError(
    409,
    `${name} ${version} was published by somebody else in the meantime. Publish it again.`,
  );
}

function busy({ name, version }: Version): RequestError {
  return new RequestError(
    409,
    `${name} ${version} is being published by somebody else. Try again in a minute.`,
  );
}

/** Runs `check` in an act, which also takes the claim, again until no other publish has it. */
async function take<Known>(
  version: Version,
  check: (records: ActRecords) => Promise<Known | undefined>,
  { records, clock }: Claiming,
): Promise<{ claim: Claim } | { known: Known }> {
  const id = randomUUID();
  const start = clock();
  for (;;) {
    const now = clock();
    const claim = { ...version, id, until: now + CLAIM_LASTS };
    const taken = await records.act(async (act) => {
      const known = await check(act);
      if (known !== undefined) return { known };
      return (await act.claim(claim, now)) ? { claim } : undefined;
    });
    if (taken) return taken;
    if (now - start > LONGEST_WAIT) throw busy(version);
    await setTimeoutPromise(PAUSE);
  }
}

/** Says every few seconds that the publish goes on. */
function keepAlive(claim: Claim, { records, clock }: Claiming) {
  let until = claim.until;
  const timer = setInterval(() => {
    const next = clock() + CLAIM_LASTS;
    // a database that does not answer lets the claim run out, which `check` sees
    records
      .act((act) => act.extendClaim({ ...claim, until: next }))
      .then((isOurs) => {
        until = isOurs ? next : -Infinity;
      })
      .catch(() => undefined);
  }, CLAIM_STEP);
  return {
    hasLapsed: () => clock() >= until,
    stop: () => clearInterval(timer),
  };
}

/**
 * Runs `work` while no other publish writes the files of the same version, in any registry of the
 * database. `check` runs in a short act first: it throws, or returns what is known of the version,
 * which is then returned without `work`. The work is outside of any act, so that a slow store holds
 * up no other act.
 */
export async function withClaim<Known>(
  version: Version,
  check: (records: ActRecords) => Promise<Known | undefined>,
  work: (held: HeldClaim) => Promise<Known>,
  registry: Claiming,
): Promise<{ known: Known; isNew: boolean }> {
  const taken = await take(version, check, registry);
  if ('known' in taken) return { known: taken.known, isNew: false };
  const { claim } = taken;
  const alive = keepAlive(claim, registry);
  const held: HeldClaim = {
    check() {
      if (alive.hasLapsed()) throw lost(version);
    },
    async end(records) {
      if (!(await records.endClaim(claim))) throw lost(version);
    },
  };
  try {
    return { known: await work(held), isNew: true };
  } catch (error) {
    // the next try of the team shall not have to wait
    await registry.records.act((act) => act.endClaim(claim)).catch(() => undefined);
    throw error;
  } finally {
    alive.stop();
  }
}
