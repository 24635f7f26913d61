import { isChunkFailure } from '../release/isChunkFailure.ts';
import { telemetryFor, type Reporter } from 'host-kit/telemetry/telemetry';

const OF_WIDGET = /\/remotes\/(mf-[a-z0-9-]+)\/([0-9a-z.-]+)\//;

/**
 * Returns whose code an error comes from: `widget@version` by the first file of its stack, or
 * `shell`.
 */
export function ownerOf(stack: string): string {
  const [, name, version] = OF_WIDGET.exec(stack) ?? [];
  return name === undefined ? 'shell' : `${name}@${version}`;
}

/**
 * Reports what handlers, timers and promises throw outside of any React root, under its owner
 * (fault 5). A lost chunk is reported only if `recover` does not reload the page.
 */
export function reportUncaught(
  target: Window,
  report: Reporter,
  recover: (error: unknown) => Promise<boolean> = async () => false,
): void {
  const tell = (error: unknown, file = '') => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    telemetryFor(report, ownerOf(`${stack} ${file}`), '').error(error, { phase: 'run' });
  };
  target.addEventListener('error', (event) => {
    if (event.error !== undefined && event.error !== null) tell(event.error, event.filename);
  });
  target.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isChunkFailure(reason)) {
      tell(reason);
      return;
    }
    void recover(reason).then((reloads) => {
      if (!reloads) tell(reason);
    });
  });
}
