import { createHash } from 'node:crypto';
import { TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { Clock } from 'server-kit/clock';
import { within } from 'server-kit/within';
import type { WidgetManifest } from 'shared-contracts/widget';
import * as z from 'zod';

/** The maps that stay in memory: some MB each. */
const MAPS_KEPT = 12;
/** The most maps that are read in a minute, whatever files the stacks of strangers name. */
const READS_IN_A_MINUTE = 60;
const MINUTE = 60_000;
/** Bytes: the largest map of ours has 0.4 MB. */
const LARGEST_MAP = 4 * 1024 * 1024;
/** Milliseconds for the store. */
const PATIENCE = 2000;

const sourceMap = z.object({
  version: z.literal(3),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
});

export interface MapSources {
  /** Returns a file of the store, or undefined if it cannot be read. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  readonly clock: Clock;
}

/** Reads source maps. Resolves to undefined where there is none that can be trusted and read now. */
export interface MapReader {
  /** The map of a script of a published version, with the hash that its team has signed. */
  ofVersion(manifest: WidgetManifest, script: string): Promise<TraceMap | undefined>;
  /** The map of a script of the shell, which shells write beside their files (`shell/files/`). */
  ofShell(script: string): Promise<TraceMap | undefined>;
}

function parse(content: Buffer): TraceMap | undefined {
  if (content.length > LARGEST_MAP) return undefined;
  try {
    return new TraceMap(sourceMap.parse(JSON.parse(content.toString('utf8'))));
  } catch {
    return undefined;
  }
}

function hasHash(content: Buffer, integrity: string): boolean {
  return `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity;
}

/** Returns a function that says whether one more map may be read in this minute. */
function readsLeft(clock: Clock): () => boolean {
  let minute = 0;
  let reads = 0;
  return () => {
    const now = Math.floor(clock() / MINUTE);
    if (now !== minute) [minute, reads] = [now, 0];
    reads += 1;
    return reads <= READS_IN_A_MINUTE;
  };
}

/** Reads maps from the store, so many in a minute, and keeps those that were used last. */
export function mapReader({ read, clock }: MapSources): MapReader {
  const kept = new LRUCache<string, Promise<TraceMap | undefined>>({ max: MAPS_KEPT });
  const mayRead = readsLeft(clock);
  const load = async (key: string, integrity?: string): Promise<TraceMap | undefined> => {
    const content = await within(read(key), PATIENCE);
    const isOurs = content && (integrity === undefined || hasHash(content, integrity));
    return isOurs ? parse(content) : undefined;
  };
  const find = async (key: string, integrity?: string): Promise<TraceMap | undefined> => {
    const known = kept.get(key);
    if (known) return known;
    if (!mayRead()) return undefined;
    const begun = load(key, integrity);
    kept.set(key, begun);
    const map = await begun;
    // a store that was away for a moment is asked again
    if (map === undefined) kept.delete(key);
    return map;
  };
  return {
    async ofVersion({ name, version, files }, script) {
      const path = `maps/${script}.map`;
      const record = Object.hasOwn(files, path) ? files[path] : undefined;
      return record && find(`${name}/${version}/${path}`, record.integrity);
    },
    ofShell: (script) => find(`shell/files/${script}.map`),
  };
}
