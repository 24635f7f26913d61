import type { BrowserWidget } from 'shared-contracts/widget';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';
import type { ShareScope } from '../../release/shareScope.ts';
import { entryScript } from './entryScript.ts';

export type WidgetExport = { readonly default: BrowserWidget } | null | undefined;

/** Loads the widget's module from an entry that has run. May be called again after it has failed. */
export type OpenEntry = () => Promise<WidgetExport>;

/** What webpack's entry of a federated build leaves under its global name. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => WidgetExport>;
}

type Globals = Record<string, Container | undefined>;

/** Runs the script of an entry. Rejects if it does not come, or leaves no container. */
async function runEntry(url: string, global: string): Promise<Container> {
  const script = entryScript(url);
  const globals = globalThis as unknown as Globals;
  // an earlier attempt may have left one, which this attempt must not take for its own
  globals[global] = undefined;
  const { promise, resolve, reject } = Promise.withResolvers<Container>();
  script.addEventListener('load', () => {
    const container = globals[global];
    if (container) resolve(container);
    else reject(new Error(`${url} has left no container ${global}`));
  });
  script.addEventListener('error', () => reject(new Error(`${url} was not loaded`)));
  document.head.append(script);
  try {
    return await promise;
  } finally {
    script.remove();
  }
}

/**
 * Runs a widget's entry from `url` and gives it the packages of `scope`, as webpack's containers
 * are meant to be used (ADR 047). Rejects if the entry does not come or does not run.
 */
export async function openContainer(
  { global, module }: Pick<ReleasedWidget, 'global' | 'module'>,
  url: string,
  scope: ShareScope,
): Promise<OpenEntry> {
  const container = await runEntry(url, global);
  await container.init(scope);
  return async () => (await container.get(`./${module}`))();
}
