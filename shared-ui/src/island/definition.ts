import type { Store } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Locale, WidgetHost, WidgetProps } from 'shared-contracts/widget';

/** Texts by key; nested objects are namespaces of use-intl. */
export interface Messages { readonly [key: string]: string | Messages }

/** Japanese is the catalogue that every widget has; a locale without one of its own shows Japanese. */
export type Catalogues = Readonly<{ 'ja-JP': Messages } & Partial<Record<Locale, Messages>>>;

/** A widget as its team writes it; `reactWidget` makes the contract's module of it. */
export interface IslandDefinition<Data> {
  /** The public data of the first paint. */
  load(props: WidgetProps, host: WidgetHost): Promise<Data>;
  /** The widget's own store, made once for each root; `data` is missing where the browser renders afresh. */
  createStore?(props: WidgetProps, data: Data | undefined, host: WidgetHost): Store;
  readonly View: ComponentType<{ readonly props: WidgetProps; readonly data: Data | undefined }>;
  readonly messages: Catalogues;
}
