import type { EngineName } from '../browsers/findEngines.ts';
import type { FileTime } from './slowest.ts';

/**
 * What a step of `npm test` found. A step that counts no tests (types, lint) counts as one failure
 * when it fails.
 */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Sentences for the end of the output, before the counts. */
  readonly notes?: readonly string[];
  /** A line for each test that did not pass: where it stands, its title, what it said first. */
  readonly failures?: readonly string[];
  /** How long each file of tests took. */
  readonly slowest?: readonly FileTime[];
}

/** The result of a step that counts no tests. */
export function asStep(ok: boolean): StepResult {
  return { passed: 0, failed: ok ? 0 : 1 };
}

export interface StepOptions {
  /** The package to check; all where undefined. */
  readonly only: string | undefined;
  /** The engine whose end-to-end tests run; all engines unless given. */
  readonly browser?: EngineName | undefined;
  /** A commit. Only tests that a change since then can break run. */
  readonly since?: string | undefined;
  /** Whether every test of the repository runs before the steps that judge the whole run. */
  readonly isWhole?: boolean | undefined;
}
