import type { Store } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Translate } from 'shared-contracts/labels';
import type { Locale } from 'shared-contracts/locale';
import type { PageTopic, WidgetHost, WidgetProps } from 'shared-contracts/widget';
import type { Catalogue, Translator } from '../messages/index.ts';

/** How to say something in the language of the page, outside of a component. */
interface Sayings {
  /** The language of the page. */
  readonly locale: Locale;
  /** Says a text of the widget's catalogue. */
  readonly t: Translator;
  /** Says a label of the contracts. */
  readonly label: Translate | undefined;
}

/** A widget as its team writes it. `reactWidget` makes the contract's module from it. */
export interface IslandDefinition<Data> {
  /** Returns the data of the first paint. It is public: the page contains it. */
  load(props: WidgetProps, host: WidgetHost): Promise<Data>;
  /**
   * Fetches the chunks that the server rendered the HTML of these props with; the browser waits for
   * them before it hydrates. Absent, or returns `undefined`, when the widget's own module is
   * enough.
   */
  prepare?(props: WidgetProps, data: Data, host: WidgetHost): Promise<unknown> | undefined;
  /**
   * Makes the store of one mounted widget; `data` is undefined when there is no HTML of the server.
   */
  createStore?(props: WidgetProps, data: Data | undefined, host: WidgetHost): Store;
  /** Returns the JSON-LD of the first paint for search engines. */
  structuredData?(data: Data, host: WidgetHost): readonly unknown[];
  /**
   * Returns true when the page has nothing of what the address asks for; search engines then skip
   * it.
   */
  isEmpty?(data: Data): boolean;
  /** Returns what the page is about, where only this widget knows it, in the language of `say`. */
  about?(data: Data, say: Sayings): PageTopic | undefined;
  readonly View: ComponentType<{ readonly props: WidgetProps; readonly data: Data | undefined }>;
  /**
   * `messages/ja.json`, compiled. The build of each locale replaces it by the catalogue of its
   * language (docs/contracts/locales.md).
   */
  readonly messages: Catalogue;
  /**
   * `shared-contracts/labels/ja`, for a widget that shows labels of the contracts. Builds replace
   * it in the same way.
   */
  readonly labels?: Translate;
}
