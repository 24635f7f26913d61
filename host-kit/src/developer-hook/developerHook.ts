import type { BrowserHost } from 'shared-contracts/widget';
import type { Tell } from './happenings.ts';

/** What the developers' script leaves for the page before it comes alive. Visitors get no such script (ADR 020). */
export interface DeveloperHook {
  readonly tell: Tell;
  /** Watches what a widget asks of its host; only while a recording runs. */
  readonly watchHost?: ((host: BrowserHost, widget: string) => BrowserHost) | undefined;
}

const KEY = Symbol.for('asashiba.developer');
type Hooked = { [KEY]?: DeveloperHook };

export function leaveHook(hook: DeveloperHook): void {
  (globalThis as Hooked)[KEY] = hook;
}
export function developerHook(): DeveloperHook | undefined {
  return (globalThis as Hooked)[KEY];
}
