import { telemetryFor, type Reporter } from 'host-kit/telemetry/telemetry';
import { ownerOf } from './reportUncaught.ts';

/**
 * R10.04: reports what a widget itself writes to the console as an error, so that it counts for the health
 * of its version like what it throws. What the frame, others and the browser write there does not. Returns
 * what ends it.
 */
export function reportWritten(report: Reporter): () => void {
  const { error: write } = console;
  console.error = (...said: unknown[]) => {
    write(...said);
    const files = (new Error().stack ?? '').split('\n').filter((line) => line.includes('://'));
    // the first file is this one, the second is the caller's
    const owner = ownerOf(files[1] ?? '');
    if (owner === 'shell') return;
    const error = said.find((each) => each instanceof Error) ?? said.join(' ');
    telemetryFor(report, owner, '').error(error, { phase: 'console' });
  };
  return () => {
    console.error = write;
  };
}
