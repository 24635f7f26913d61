import { countOnSite } from './siteCounters.ts';
import { allowance, type AllowanceOptions } from './allowance.ts';
import type { Topics } from './answerChildren.ts';
import { askPrimary, isChild } from './askPrimary.ts';
import { type Counted, type Counting, requestCounts } from './requestCounts.ts';

interface AllowanceQuestion extends Pick<AllowanceOptions, 'limit' | 'window'> {
  readonly name: string;
  readonly key: string;
}

/** Returns the allowance of a name, made at its first question. */
function allowances() {
  const known = new Map<string, (key: string) => boolean>();
  return ({ name, limit, window }: AllowanceQuestion): ((key: string) => boolean) => {
    const present = known.get(name);
    if (present !== undefined) return present;
    const onFull = () => process.stderr.write(`The memory of the counter ${name} is full\n`);
    const made = allowance({ limit, window, clock: Date.now, onFull });
    known.set(name, made);
    return made;
  };
}

/** The counters that the primary keeps for its children. */
export function counterTopics(): Topics {
  const allowanceOf = allowances();
  const count = requestCounts(Date.now);
  return {
    allowance: (question: AllowanceQuestion) => allowanceOf(question)(question.key),
    count: (question: Counting) => count(question),
  };
}

export interface SharedAllowanceOptions extends AllowanceOptions {
  /** Names the counter: all processes count what has one name together. */
  readonly name: string;
}

/** Returns the allowance of this machine: the primary counts, or the only process by itself. */
function allowanceHere({
  name,
  ...options
}: SharedAllowanceOptions): (key: string) => boolean | Promise<boolean> {
  const { limit, window } = options;
  if (!isChild()) return allowance(options);
  return async (key) => (await askPrimary('allowance', { name, key, limit, window })) === true;
}

/**
 * Returns an `allowance` that all processes of this server share, and all its machines where they
 * have counters in common.
 */
export function sharedAllowance(
  options: SharedAllowanceOptions,
): (key: string) => Promise<boolean> {
  const { name, limit, window } = options;
  const here = allowanceHere(options);
  return async (key) => {
    const one = { key: `${name} ${key}`, limit, window, come: 1, ahead: 0 };
    const ofSite = await countOnSite(one);
    return ofSite ? ofSite.current <= limit : here(key);
  };
}

const countAlone = requestCounts(Date.now);

/** Counts in all processes of this machine. */
async function countHere(counting: Counting): Promise<Counted> {
  if (!isChild()) return countAlone(counting);
  // the function for this topic returns this form
  return (await askPrimary('count', counting)) as Counted;
}

/** Counts in all processes of this server together, and on all machines that share counters. */
export async function sharedCount(counting: Counting): Promise<Counted> {
  return (await countOnSite(counting)) ?? countHere(counting);
}
