import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { CONTRACT_VERSION, type BrowserWidget } from 'shared-contracts/widget';
import type { IslandDefinition } from './definition.ts';
import { Island } from './Island.tsx';

export { useHost, useLabel } from './Island.tsx';
export { Label } from './Label.tsx';
export { formatOf, useFormat, type LocalFormat } from './useFormat.ts';
export type { IslandDefinition, Messages } from './definition.ts';

/** Leaves the mark `<slot> alive` on the browser's timeline once the first paint is hydrated or drawn; only the last one of a slot stays. */
const MarksLife = ({ slot, children }: { readonly slot: string; readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    performance.clearMarks?.(`${slot} alive`);
    performance.mark?.(`${slot} alive`);
  }, [slot]);
  return children;
};

/** The contract's browser module of a React widget: one root, one store, errors to the host. */
export const reactWidget = <Data,>(definition: IslandDefinition<Data>): BrowserWidget<Data> => ({
  contract: CONTRACT_VERSION,
  load: (props, host) => definition.load(props, host),
  mount(element, props, host, data) {
    const store = definition.createStore?.(props, data, host);
    const tree = (current: typeof props) => (
      <MarksLife slot={host.slot}><Island definition={definition} host={host} props={current} data={data} store={store} /></MarksLife>
    );
    const options: RootOptions = {
      identifierPrefix: host.slot,
      onUncaughtError: (error) => host.fail(error),
      onRecoverableError: (error) => host.telemetry.error(error, { phase: 'hydration' }),
    };
    const hydrates = data !== undefined && element.hasChildNodes();
    const root = hydrates ? hydrateRoot(element, tree(props), options) : createRoot(element, options);
    if (!hydrates) root.render(tree(props));
    return { update: (next) => root.render(tree(next)), unmount: () => root.unmount() };
  },
});
