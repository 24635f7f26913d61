import type { Store } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import { Provider } from 'react-redux';
import type { Translate } from 'shared-contracts/labels';
import type { BrowserHost, WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { IntlProvider } from 'use-intl';
import type { IslandDefinition } from './definition.ts';

const HostContext = createContext<WidgetHost | null>(null);

/**
 * Returns the host of the surrounding widget. `bus`, `storage`, `navigate` and `fail` are missing
 * while the server renders, so use them only in effects and handlers. Throws an Error outside of a
 * widget.
 */
export function useHost(): BrowserHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost works only inside a widget');
  // the browser's host in the browser; the docstring says what the server's host lacks
  return host as BrowserHost;
}

const LabelContext = createContext<Translate>((japanese) => japanese);

/**
 * R9.06: returns the translator of the contracts' Japanese texts (labels, names of places,
 * messages) to the page's language.
 */
export function useLabel(): Translate {
  return useContext(LabelContext);
}

interface IslandProps<Data> {
  readonly definition: IslandDefinition<Data>;
  readonly host: WidgetHost;
  readonly props: WidgetProps;
  readonly data: Data | undefined;
  readonly store: Store | undefined;
}

const unchanged: Translate = (japanese) => japanese;

/** The tree that the server and the browser both render. */
export function Island<Data>({ definition, host, props, data, store }: IslandProps<Data>) {
  const view = <definition.View props={props} data={data} />;
  return (
    <HostContext value={host}>
      <LabelContext value={definition.labels ?? unchanged}>
        <IntlProvider
          locale={host.locale}
          messages={definition.messages}
          timeZone="Asia/Tokyo"
          onError={(error) => host.telemetry.error(error)}
        >
          {store ? <Provider store={store}>{view}</Provider> : view}
        </IntlProvider>
      </LabelContext>
    </HostContext>
  );
}
