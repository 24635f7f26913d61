import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/** How long the lines of docs/own-repository.md took, in seconds. */
export interface KitSeconds {
  /** Each line as it was typed, in this order. */
  readonly lines: readonly (readonly [line: string, seconds: number])[];
  /** From a saved edit until the open page of `dev` shows it. */
  readonly edit: {
    readonly times: number;
    readonly least: number;
    readonly median: number;
    readonly most: number;
  };
}

/** The two ways of docs/own-repository.md with the kit: scripts that nothing builds, and TypeScript with React. */
export const KIT_WAYS = ['plain', 'react'] as const;
export type KitWay = (typeof KIT_WAYS)[number];

/** Where the end-to-end tests of the kit leave them for `npm run bench -- kit`. */
export function kitSecondsFile(way: KitWay): string {
  return join(repositoryRoot, `.cache/reports/kit-seconds-${way}.json`);
}

/** Writes how many seconds the lines took, and each edit. */
export async function writeKitSeconds(
  way: KitWay,
  lines: KitSeconds['lines'],
  edits: readonly number[],
): Promise<void> {
  const sorted = edits.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  const edit = { times: sorted.length, least: at(0), median: at(0.5), most: at(1) };
  const file = kitSecondsFile(way);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ lines, edit } satisfies KitSeconds));
}
