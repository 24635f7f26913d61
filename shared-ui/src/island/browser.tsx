import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import {
  CONTRACT_VERSION,
  type BrowserHost,
  type BrowserWidget,
  type MountedWidget,
} from 'shared-contracts/widget';
import type { IslandDefinition } from './definition.ts';
import { Island } from './Island.tsx';

export { useHost, useLabel } from './Island.tsx';
export { Label } from './Label.tsx';
export { useFormat } from './useFormat.ts';
export type { IslandDefinition } from './definition.ts';

/** Says so once the first paint is hydrated or drawn. */
function Living({
  onAlive,
  children,
}: {
  readonly onAlive: () => void;
  readonly children: ReactNode;
}) {
  useLayoutEffect(onAlive, [onAlive]);
  return children;
}

/** What React cannot go on from ends the widget; what it draws afresh is only told. */
function rootOptions(host: BrowserHost): RootOptions {
  return {
    identifierPrefix: host.slot,
    onUncaughtError: (error) => host.fail(error),
    onRecoverableError: (error) => host.telemetry.error(error, { phase: 'hydration' }),
  };
}

function mountIsland<Data>(
  definition: IslandDefinition<Data>,
  ...[element, props, host, data]: Parameters<BrowserWidget<Data>['mount']>
): MountedWidget {
  const store = definition.createStore?.(props, data, host);
  const mark = `${host.slot} alive`;
  let isAlive = false;
  let isOver = false;
  let root: Root | undefined;
  let waiting: typeof props | undefined;
  // on the browser's timeline; only the last mark of a slot stays
  const onAlive = () => {
    performance.clearMarks?.(mark);
    performance.mark?.(mark);
    isAlive = true;
    if (waiting) root?.render(tree(waiting));
  };
  const tree = (current: typeof props) => (
    <Living onAlive={onAlive}>
      <Island definition={definition} host={host} props={current} data={data} store={store} />
    </Living>
  );
  const options = rootOptions(host);
  const hydrates = data !== undefined && element.hasChildNodes();
  const begin = () => {
    if (isOver) return;
    if (hydrates) {
      root = hydrateRoot(element, tree(props), options);
      return;
    }
    root = createRoot(element, options);
    root.render(tree(props));
  };
  const prepared = hydrates ? definition.prepare?.(props, data) : undefined;
  if (prepared) {
    // what could not be fetched fails again where it is shown, and is told there
    prepared.then(begin, begin);
  } else {
    begin();
  }
  return {
    // a root that is updated before it is hydrated throws the server's HTML away
    update(next) {
      if (isAlive || !hydrates) root?.render(tree(next));
      else waiting = next;
    },
    unmount() {
      isOver = true;
      root?.unmount();
    },
  };
}

/**
 * The contract's browser module of a React widget: one root, one store, errors to the host. Over the server's HTML the root
 * waits for what that HTML was rendered with (`prepare`): a boundary of Suspense that still waits for its chunk throws its
 * HTML away at the first update.
 */
export function reactWidget<Data>(definition: IslandDefinition<Data>): BrowserWidget<Data> {
  return {
    contract: CONTRACT_VERSION,
    load: (props, host) => definition.load(props, host),
    mount: (...place) => mountIsland(definition, ...place),
  };
}
