import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import {
  CONTRACT_VERSION,
  ISLAND_EVENTS,
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

/**
 * Calls `onAlive` once React has hydrated the server's HTML or drawn the first paint, and
 * `onSettled` when all effects and the renders that they caused are over, too.
 */
function Living({
  onAlive,
  onSettled,
  children,
}: {
  readonly onAlive: () => void;
  readonly onSettled: () => void;
  readonly children: ReactNode;
}) {
  useLayoutEffect(onAlive, [onAlive]);
  useEffect(() => {
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return children;
}

/** Marks on the browser's timeline that the slot is alive. Only the last mark of a slot stays. */
function markAlive(slot: string): void {
  const mark = `${slot} alive`;
  performance.clearMarks?.(mark);
  performance.mark?.(mark);
}

/** Tells the page how far the island is (ADR 034). */
function tell(element: HTMLElement, stage: keyof typeof ISLAND_EVENTS): void {
  element.dispatchEvent(new Event(ISLAND_EVENTS[stage], { bubbles: true }));
}

/**
 * An error that React cannot recover from ends the widget; one that it can recover from is only
 * reported, and not after the end: React then tells what has failed once more, as the hydration that
 * it tried first.
 */
function rootOptions(host: BrowserHost): RootOptions {
  let hasEnded = false;
  return {
    identifierPrefix: host.slot,
    onUncaughtError: (error) => {
      hasEnded = true;
      host.fail(error);
    },
    onRecoverableError: (error) => {
      if (!hasEnded) host.telemetry.error(error, { phase: 'hydration' });
    },
  };
}

function mountIsland<Data>(
  definition: IslandDefinition<Data>,
  ...[element, props, host, data]: Parameters<BrowserWidget<Data>['mount']>
): MountedWidget {
  const store = definition.createStore?.(props, data, host);
  const hydrates = data !== undefined && element.hasChildNodes();
  let isAlive = false;
  let isOver = false;
  let root: Root | undefined;
  let waiting: typeof props | undefined;
  const onAlive = () => {
    markAlive(host.slot);
    isAlive = true;
    if (waiting) root?.render(tree(waiting));
  };
  const onSettled = () => tell(element, 'alive');
  const tree = (current: typeof props) => (
    <Living onAlive={onAlive} onSettled={onSettled}>
      <Island definition={definition} host={host} props={current} data={data} store={store} />
    </Living>
  );
  const begin = () => {
    if (isOver) return;
    tell(element, 'wakes');
    const options = rootOptions(host);
    if (hydrates) {
      // a transition is many short tasks, so that a slow phone answers a press in between (ADR 090)
      startTransition(() => {
        root = hydrateRoot(element, tree(props), options);
      });
    } else {
      root = createRoot(element, options);
      root.render(tree(props));
    }
  };
  const prepared = hydrates ? definition.prepare?.(props, data, host) : undefined;
  // a chunk that could not be fetched fails again where it is shown, and is reported there
  if (prepared) prepared.then(begin, begin);
  else begin();
  return {
    // React throws the server's HTML away when a root is updated before it is hydrated
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
 * Returns the contract's browser module of a React widget: one root and one store for each mounted
 * widget; errors go to the host. Over the server's HTML the root waits for the chunks that this
 * HTML was rendered with (`prepare`): a Suspense boundary that still waits for its chunk throws its
 * HTML away at the first update.
 */
export function reactWidget<Data>(definition: IslandDefinition<Data>): BrowserWidget<Data> {
  return {
    contract: CONTRACT_VERSION,
    load: (props, host) => definition.load(props, host),
    mount: (...place) => mountIsland(definition, ...place),
  };
}
