import { toDrain, toTracing } from '../settings/fields.ts';
import type { HowToRun } from './runServer.ts';

/** Returns what the settings that every server has say of how its processes run. */
export function toHowToRun({
  COUNTERS_URL: counters,
  ...settings
}: Parameters<typeof toDrain>[0] &
  Parameters<typeof toTracing>[0] & {
    readonly COUNTERS_URL?: string | undefined;
  }): Pick<HowToRun, 'drain' | 'traces' | 'counters'> {
  return { drain: toDrain(settings), traces: toTracing(settings), counters };
}
