import type { PartRecord, Weight } from './record.ts';

/** Two builds of the same sources differ by so many bytes: names and hashes are part of the files. */
const LEAST_SLACK = 150;

/** How many bytes may be loaded where so many were accepted: small changes need no word. */
export function mostOf(accepted: number): number {
  return accepted + Math.max(LEAST_SLACK, Math.round(accepted / 100));
}

/** Returns what is heavier than it was accepted, as `9000 bytes of scripts, 8249 are accepted`. */
export function grown(present: Weight, accepted: Weight): string[] {
  return (['scripts', 'styles'] as const)
    .filter((kind) => present[kind] > mostOf(accepted[kind]))
    .map((kind) => `${present[kind]} bytes of ${kind}, ${accepted[kind]} are accepted`);
}

/** Returns the modules that are larger than they were or new, the greatest growth first. */
export function grownModules(
  present: PartRecord['modules'],
  accepted: PartRecord['modules'],
): string[] {
  return Object.entries(present)
    .map(([name, bytes]) => ({ name, more: bytes - (accepted[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .map(({ name, more }) => `${name} +${more}`);
}
