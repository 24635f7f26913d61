import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A function on a stack, as V8 names it. */
export interface Frame {
  readonly functionName: string;
  /** The address of its file: `file:///…`, `node:…`, a path, or nothing for what has no file. */
  readonly url: string;
}

/** A profile as `node --cpu-prof` writes it. Times are microseconds of the machine's monotonic clock. */
export interface Profile {
  readonly startTime: number;
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: Frame;
    readonly children?: readonly number[];
  }[];
  /** The node that each sample found, and the time since the sample before. */
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Begin and end of what is measured, in microseconds of the monotonic clock. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

/** The monotonic clock in microseconds, the same in all processes of the machine. */
export function monotonicTime(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

/** Milliseconds between two looks at a folder into which an ended process may still write, and for all looks. */
const LOOK_EVERY = 250;
const LONGEST_WRITE = 30_000;

/** Reads a profile; undefined while it is cut. */
async function readWhole(path: string): Promise<Profile | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Profile;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Reads all profiles of a folder when every process has written its own: a renderer writes after the server
 * that ended it has gone. Rejects when one is still cut, or none is there, after half a minute.
 */
export async function readProfiles(folder: string): Promise<Profile[]> {
  const latest = performance.now() + LONGEST_WRITE;
  let before = 0;
  for (;;) {
    const files = await readdir(folder);
    const read = await Promise.all(files.map((file) => readWhole(join(folder, file))));
    const whole = read.filter((profile) => profile !== undefined);
    if (whole.length === files.length && whole.length === before && before > 0) return whole;
    if (performance.now() > latest)
      throw new Error(
        `${folder} has ${files.length} profiles, of which ${whole.length} are whole.`,
      );
    before = files.length;
    await pause(LOOK_EVERY);
  }
}

/** Returns the stacks of a profile by node, each from the innermost function outwards. */
function stacksOf({ nodes }: Profile): ReadonlyMap<number, readonly Frame[]> {
  const stacks = new Map<number, readonly Frame[]>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  // a node stands before its children
  for (const { id, callFrame, children = [] } of nodes) {
    const own = stacks.get(id) ?? [callFrame];
    stacks.set(id, own);
    for (const child of children) {
      const inner = byId.get(child);
      if (inner) stacks.set(child, [inner.callFrame, ...own]);
    }
  }
  return stacks;
}

/**
 * Adds up the time of a profile's samples within the window by what `nameOf` says of their stacks;
 * time without a name does not count.
 */
export function sumByName<Name extends string>(
  profile: Profile,
  { from, until }: Window,
  nameOf: (stack: readonly Frame[]) => Name | undefined,
): ReadonlyMap<Name, number> {
  const stacks = stacksOf(profile);
  const names = new Map([...stacks].map(([id, stack]) => [id, nameOf(stack)]));
  const sums = new Map<Name, number>();
  let at = profile.startTime;
  for (const [place, id] of profile.samples.entries()) {
    const lasted = profile.timeDeltas[place] ?? 0;
    at += lasted;
    const name = names.get(id);
    if (name !== undefined && at >= from && at <= until)
      sums.set(name, (sums.get(name) ?? 0) + lasted);
  }
  return sums;
}
