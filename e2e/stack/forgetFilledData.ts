import { rm } from 'node:fs/promises';
import { FILLED_DATA } from './filledData.ts';

/** Runs before the tests: builds may have changed since the last run. */
export default function forgetFilledData(): Promise<void> {
  return rm(FILLED_DATA, { recursive: true, force: true });
}
