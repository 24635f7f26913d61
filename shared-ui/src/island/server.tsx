import { renderToString } from 'react-dom/server';
import { CONTRACT_VERSION, type ServerWidget } from 'shared-contracts/widget';
import { createTranslator } from '../messages/index.ts';
import type { IslandDefinition } from './definition.ts';
import { Island } from './Island.tsx';

export { useHost, useLabel } from './Island.tsx';
export { Label } from './Label.tsx';
export { useFormat } from './useFormat.ts';
export type { IslandDefinition } from './definition.ts';

/**
 * Returns the contract's server module of a React widget. The export condition `node` picks this
 * file (`package.json`).
 */
export function reactWidget<Data>(definition: IslandDefinition<Data>): ServerWidget<Data> {
  return {
    contract: CONTRACT_VERSION,
    load: (props, host) => definition.load(props, host),
    structuredData: (data, host) => definition.structuredData?.(data, host) ?? [],
    isEmpty: (data) => definition.isEmpty?.(data) ?? false,
    about: (data, { locale, telemetry }) => {
      const { messages, labels: label } = definition;
      const t = createTranslator({ locale, messages, telemetry });
      return definition.about?.(data, { locale, t, label });
    },
    render: (props, data, host) =>
      renderToString(
        <Island
          definition={definition}
          host={host}
          props={props}
          data={data}
          store={definition.createStore?.(props, data, host)}
        />,
        { identifierPrefix: host.slot },
      ),
  };
}
