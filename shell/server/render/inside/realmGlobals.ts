import { timerGlobals } from './timers.ts';

function toText(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

function log(...values: unknown[]): void {
  bridge.log(values.map(toText).join(' '));
}

const ProcessURL = URL;

/** Throws an error of this realm, which `instanceof TypeError` knows. */
class RealmURL extends ProcessURL {
  constructor(url: string | URL, base?: string | URL) {
    try {
      super(url, base);
    } catch {
      throw new TypeError('Invalid URL');
    }
  }
}

const startedAt = bridge.now();

/**
 * What a widget finds beside the language itself and the classes of `openRealm`. Nothing else of
 * Node is there (ADR 035).
 */
Object.assign(globalThis, timerGlobals, {
  URL: RealmURL,
  console: { log, info: log, warn: log, error: log, debug: log, trace: log },
  performance: { timeOrigin: Date.now(), now: () => bridge.now() - startedAt },
  queueMicrotask: (callback: () => void) => void Promise.resolve().then(callback),
  // what a bundle asks that was not told at its build
  process: { env: { NODE_ENV: 'production' } },
});
