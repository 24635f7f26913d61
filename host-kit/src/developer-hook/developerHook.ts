import type { BrowserHost } from 'shared-contracts/widget';
import type { Tell } from './happenings.ts';

/** The packages that host and widgets share, by name and version. */
export type SharedPackages = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        {
          /** The global name of whose bundle it came with. */
          readonly from: string;
          /** The global names of those who have taken it. */
          readonly useIn?: readonly string[];
        }
      >
    >
  >
>;

/** What the developers' script leaves in the document before the shell's script starts. Visitors get no such script (ADR 020). */
export interface DeveloperHook {
  readonly tell: Tell;
  /** Returns a host that reports what a widget asks for. Present only while a recording runs. */
  readonly watchHost?: ((host: BrowserHost, widget: string) => BrowserHost) | undefined;
  /** The shell's script puts them here. */
  packages?: SharedPackages;
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
