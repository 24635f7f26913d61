import { isChunkFailure } from '../release/isChunkFailure.ts';
import { telemetryFor, type Reporter } from 'host-kit/telemetry/telemetry';

const ENTRY = '/remoteEntry.js';
const OF_WIDGET = /\/remotes\/(mf-[a-z0-9-]+)\/([0-9a-z.-]+)\//;
/** A file of the site's own build in a stack, and any other file. */
const OF_FRAME = /:\/\/[^/]+\/assets\//;
const OF_OTHERS = /:\/\/(?![^/]+\/assets\/)/;

/**
 * Returns whose code an error comes from: `widget@version` by the first file of its stack, or
 * `shell`.
 */
export function ownerOf(stack: string): string {
  const [, name, version] = OF_WIDGET.exec(stack) ?? [];
  return name === undefined ? 'shell' : `${name}@${version}`;
}

/**
 * Returns whether an error is the frame's own: nothing but its files is in the stack. A failed request
 * is not, since it belongs to whoever asked.
 */
function isOfFrame(error: unknown): error is Error {
  if (!(error instanceof Error) || 'code' in error) return false;
  const { stack = '' } = error;
  return OF_FRAME.test(stack) && !OF_OTHERS.test(stack);
}

/** Returns the widget whose entry runs now, as a script of the page. */
function runningEntry(script: Document['currentScript']): string | undefined {
  if (!(script instanceof HTMLScriptElement)) return undefined;
  return new URL(script.src, location.href).pathname.endsWith(ENTRY)
    ? ownerOf(script.src)
    : undefined;
}

/** What is done with errors that are not simply reported. */
export interface UncaughtOptions {
  /** Resolves to true if the page is about to be reloaded because of a lost chunk. */
  readonly recover?: (error: unknown) => Promise<boolean>;
  /** Gets what the entry of a version (`widget@version`) throws: its load fails and says so. */
  readonly keepThrown?: (id: string, error: unknown) => void;
  /** R8.08: gets an error of the frame itself, which cannot go on. */
  readonly onFatal?: (error: Error) => void;
}

/**
 * Reports what handlers, timers and promises throw outside of any React root, under its owner
 * (fault 5). An error of the frame itself ends in the error page (R8.08). A lost chunk is reported only
 * if `recover` does not reload the page. What an entry throws is left to its load, so that it is
 * reported once.
 */
export function reportUncaught(
  target: Window,
  report: Reporter,
  { recover = async () => false, keepThrown, onFatal }: UncaughtOptions = {},
): void {
  const tell = (error: unknown, file = '') => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    telemetryFor(report, ownerOf(`${stack} ${file}`), '').error(error, { phase: 'run' });
    if (isOfFrame(error)) onFatal?.(error);
  };
  target.addEventListener('error', (event) => {
    if (event.error === undefined || event.error === null) return;
    const entry = keepThrown && runningEntry(target.document.currentScript);
    if (entry === undefined) tell(event.error, event.filename);
    else keepThrown?.(entry, event.error);
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
