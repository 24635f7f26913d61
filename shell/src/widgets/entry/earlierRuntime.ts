import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';
import { HOST, SHARE_SCOPE } from '../../release/shareScope.ts';
import { entryScript } from './entryScript.ts';
import type { OpenEntry, WidgetExport } from './openContainer.ts';

/**
 * The name under which entries of earlier builds look for the runtime of federation (ADR 032).
 * Their build reads the global at once, so this script runs before them.
 */
const GLOBAL = '_FEDERATION_RUNTIME_CORE';

/** The longest time-out that a browser knows. The runtime always has one; ours is the deadline. */
const NO_TIMEOUT = 2 ** 31 - 1;

Object.assign(globalThis, { [GLOBAL]: runtimeCore });

const guard: ModuleFederationRuntimePlugin = {
  name: 'asashiba-guarded-entries',
  createScript: ({ url }) => ({ script: entryScript(url), timeout: NO_TIMEOUT }),
};

/** The packages of the host, as the runtime is told of them. */
function sharedPackages() {
  return Object.fromEntries(
    Object.entries(SHARE_SCOPE).map(([name, versions]) => {
      const [version = '', { get } = { get: undefined }] = Object.entries(versions)[0] ?? [];
      return [
        name,
        {
          version,
          ...(get && { get }),
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ];
    }),
  );
}

const host = createInstance({
  name: HOST,
  remotes: [],
  shared: sharedPackages(),
  shareStrategy: 'loaded-first',
  plugins: [guard],
});

/**
 * Opens an entry that was built with federation's own runtime, which loads it and gives it the
 * packages of the host. A later attempt forgets the earlier one.
 */
export function openEarlier(
  { global, module }: Pick<ReleasedWidget, 'global' | 'module'>,
  url: string,
): OpenEntry {
  host.registerRemotes([{ name: global, entry: url, entryGlobalName: global }], { force: true });
  return () => host.loadRemote<WidgetExport>(`${global}/${module}`);
}
