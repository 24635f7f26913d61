import type { EngineName } from '../browsers/findEngines.ts';
import type { FileTime } from './slowest.ts';

/** What a step of `npm test` found. A step that counts no tests (types, lint) counts as one failure when it fails. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** What has to be read at the very end, before the counts. */
  readonly notes?: readonly string[];
  /** How long each file of tests took. */
  readonly slowest?: readonly FileTime[];
}

export function asStep(ok: boolean): StepResult {
  return { passed: 0, failed: ok ? 0 : 1 };
}

export interface StepOptions {
  /** One package, or all of them. */
  readonly only: string | undefined;
  /** Of the end-to-end tests, those of one browser engine; all of them unless given. */
  readonly browser?: EngineName | undefined;
  /** A commit: tests that a change since then cannot break are left out. */
  readonly since?: string | undefined;
}
