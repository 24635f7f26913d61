import type { Store } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Translate } from 'shared-contracts/labels';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';

/** Texts by key; nested objects are namespaces of use-intl. */
interface Messages {
  readonly [key: string]: string | Messages;
}

/** A widget as its team writes it; `reactWidget` makes the contract's module of it. */
export interface IslandDefinition<Data> {
  /** The public data of the first paint. */
  load(props: WidgetProps, host: WidgetHost): Promise<Data>;
  /**
   * Fetches the chunks that the server's HTML of these props was rendered with; the browser awaits it before it hydrates.
   * Missing, or `undefined`, where the widget's own module is enough.
   */
  prepare?(props: WidgetProps, data: Data): Promise<unknown> | undefined;
  /** The widget's own store, made once for each root; `data` is missing where the browser renders afresh. */
  createStore?(props: WidgetProps, data: Data | undefined, host: WidgetHost): Store;
  /** JSON-LD of the first paint, for search engines. */
  structuredData?(data: Data, host: WidgetHost): readonly unknown[];
  /** Whether there is nothing of what the address asks for, for search engines. */
  isEmpty?(data: Data): boolean;
  readonly View: ComponentType<{ readonly props: WidgetProps; readonly data: Data | undefined }>;
  /** `messages/ja.json`, in whose place each locale's own build has the catalogue of its language (docs/contracts/locales.md). */
  readonly messages: Messages;
  /** `shared-contracts/labels/ja`, exchanged likewise, for a widget that shows labels of the contracts. */
  readonly labels?: Translate;
}
