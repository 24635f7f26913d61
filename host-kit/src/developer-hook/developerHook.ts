import type { BrowserHost } from 'shared-contracts/widget';
import type { Tell } from './happenings.ts';

/** What the developers' script leaves in the document before the shell's script starts. Visitors get no such script (ADR 020). */
export interface DeveloperHook {
  readonly tell: Tell;
  /** Returns a host that reports what a widget asks for. Present only while a recording runs. */
  readonly watchHost?: ((host: BrowserHost, widget: string) => BrowserHost) | undefined;
}

const KEY = Symbol.for('asashiba.developer');
type Hooked = { [KEY]?: DeveloperHook };

/** Leaves the hook for the shell's script, which is another bundle of the same document. */
export function leaveHook(hook: DeveloperHook): void {
  (globalThis as Hooked)[KEY] = hook;
}

/** Returns the hook of this document, or `undefined` where no developer may look in. */
export function developerHook(): DeveloperHook | undefined {
  return (globalThis as Hooked)[KEY];
}
