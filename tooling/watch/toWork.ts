import { SHELL_PARTS } from '../build/shellParts.ts';
import { WIDGETS } from '../build/widgets.ts';
import type { ServerName } from '../stack/index.ts';

/** What to do after a change of sources. */
export interface Work {
  /** Widgets to build and publish. */
  readonly widgets: readonly string[];
  /** Whether to build the shell. */
  readonly shell: boolean;
  /** Servers to start again. */
  readonly restart: readonly ServerName[];
}

/** Packages that are part of every bundle. */
const SHARED = ['shared-ui', 'shared-contracts'];
const WITHOUT_EFFECT = /(^|\/)(node_modules|dist|\.data)\/|\.test\.tsx?$|\.md$/;

/**
 * What to build and restart. `changed` are paths from the root of the repository, `watched` the
 * widgets that are built from source.
 */
export function toWork(changed: readonly string[], watched: readonly string[]): Work {
  const paths = changed.filter((path) => !WITHOUT_EFFECT.test(path));
  const touches = (folder: string) => paths.some((path) => path.startsWith(`${folder}/`));
  const shared = SHARED.some(touches);
  const contracts = touches('shared-contracts');
  const servers = contracts || touches('server-kit');
  const shell = shared || touches('shell/src') || SHELL_PARTS.some(touches);
  const restart: ServerName[] = [];
  if (servers || touches('gateway')) restart.push('gateway');
  if (servers || touches('registry')) restart.push('registry');
  if (shell || servers || touches('shell/server')) restart.push('shell');
  return {
    widgets: WIDGETS.filter((name) => watched.includes(name) && (shared || touches(name))),
    shell,
    restart,
  };
}
