import type { Store } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import { Provider } from 'react-redux';
import type { Translate } from 'shared-contracts/labels';
import type { BrowserHost, WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { MessagesProvider } from '../messages/index.ts';
import type { IslandDefinition } from './definition.ts';

const HostContext = createContext<WidgetHost | null>(null);

/**
 * Returns the host of the surrounding widget. `bus`, `storage`, `navigate` and `fail` are missing
 * while the server renders, so use them only in effects and handlers. Throws an Error outside of a
 * widget.
 */
export function useHost(): BrowserHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a widget');
  // the type holds in the browser; the docstring names what the server's host lacks
  return host as BrowserHost;
}

const LabelContext = createContext<Translate | undefined>(undefined);

/** R9.06: says the texts of the contracts in the language of the page. Throws where the widget's definition has no `labels`. */
export function useLabel(): Translate {
  const labels = useContext(LabelContext);
  if (!labels) throw new Error('useLabel needs a widget with labels');
  return labels;
}

interface IslandProps<Data> {
  readonly definition: IslandDefinition<Data>;
  readonly host: WidgetHost;
  readonly props: WidgetProps;
  readonly data: Data | undefined;
  readonly store: Store | undefined;
}

/** The tree that server and browser render alike. */
export function Island<Data>({ definition, host, props, data, store }: IslandProps<Data>) {
  const view = <definition.View props={props} data={data} />;
  return (
    <HostContext value={host}>
      <LabelContext value={definition.labels}>
        <MessagesProvider
          locale={host.locale}
          messages={definition.messages}
          telemetry={host.telemetry}
        >
          {store ? <Provider store={store}>{view}</Provider> : view}
        </MessagesProvider>
      </LabelContext>
    </HostContext>
  );
}
