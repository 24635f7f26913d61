import { isChunkFailure } from '../release/isChunkFailure.ts';
import { telemetryFor, type Reporter } from 'host-kit/telemetry/telemetry';

const OF_WIDGET = /\/remotes\/(mf-[a-z0-9-]+)\/([0-9a-z.-]+)\//;

/** Whose code an error comes from: `widget@version` by the first file of its stack, else the shell. */
export function ownerOf(stack: string): string {
  const [, name, version] = OF_WIDGET.exec(stack) ?? [];
  return name === undefined ? 'shell' : `${name}@${version}`;
}

/** What a handler, a timer or a promise throws outside of any React root is reported under its owner (fault 5). */
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
