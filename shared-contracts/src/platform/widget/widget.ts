import type { WidgetBus } from '../bus/index.ts';
import type { Locale, PageName, SiteConfig } from '../site.ts';
import type { PageFrame } from './pageFrame.ts';
import type { RequestClient } from './request.ts';

/**
 * The version of this contract. The shell mounts a widget only if its manifest names the same
 * version.
 */
export const CONTRACT_VERSION = 1;

/** R3.11: a personal computer, a mobile phone, a tablet. */
export const DEVICES = ['PC', 'MB', 'TB'] as const;
export type DeviceClass = (typeof DEVICES)[number];

export type { Locale };

/** What a slot tells its widget. A change arrives by `MountedWidget.update`. */
export interface WidgetProps {
  readonly page: PageName;
  /**
   * The query string of the page without the question mark, unchanged. Where the path names
   * something (`/course/10001/`), this comes before it as a parameter (`course=10001`).
   */
  readonly query: string;
}

/**
 * The widget's own settings from its registry record, and the settings that the shell's operator
 * has for every widget.
 */
export type WidgetConfig = SiteConfig & { readonly [name: string]: unknown };

/** The shell counts and reports these under the name `widget@version`. The methods never throw. */
export interface Telemetry {
  error(error: unknown, context?: Readonly<Record<string, string>>): void;
  measure(name: string, value: number): void;
}

/**
 * A parsed document that runs and loads nothing: the part of the DOM that reads the links of an
 * advertisement.
 */
export interface InertElement {
  readonly textContent: string | null;
  getAttribute(name: string): string | null | undefined;
  querySelectorAll(selector: string): Iterable<InertElement>;
}
export type InertDocument = Pick<InertElement, 'querySelectorAll'>;

/** Stores text by key; in memory when the browser forbids storage. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface CookieStorage {
  get(name: string): string | null;
  /** `maxAge` in seconds; without it the cookie ends with the browser's session. */
  set(name: string, value: string, maxAge?: number): void;
  remove(name: string): void;
}

export interface WidgetStorage {
  /** Lasts until the tab is closed. */
  readonly session: KeyValueStorage;
  /** Lasts in this browser; unlike a cookie, no request sends it. */
  readonly local: KeyValueStorage;
  readonly cookies: CookieStorage;
}

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /**
   * Keeps the scroll position and the focus (for a change of order); otherwise the page starts at
   * its heading.
   */
  readonly keepPosition?: boolean;
}

/** What a widget gets on the server and in the browser. */
export interface WidgetHost {
  /** The slot's id, also the `identifierPrefix` of the widget's React root. */
  readonly slot: string;
  readonly locale: Locale;
  readonly device: DeviceClass;
  readonly config: WidgetConfig;
  readonly request: RequestClient;
  readonly telemetry: Telemetry;
  /** Returns milliseconds since 1970. On the first paint the browser returns the server's time. */
  now(): number;
  parseInert(html: string): InertDocument;
}

/** What a widget gets in the browser. */
export interface BrowserHost extends WidgetHost {
  readonly bus: WidgetBus;
  readonly storage: WidgetStorage;
  readonly frame: PageFrame;
  /** Goes to a path of this site without loading a document, or leaves for another site. */
  navigate(href: string, options?: NavigateOptions): void;
  /**
   * Says that the widget cannot go on (its React root threw). The shell reports the error, unmounts
   * the widget and shows the slot's fallback with a retry.
   */
  fail(error: unknown): void;
}

export interface MountedWidget {
  update(props: WidgetProps): void;
  /** Removes the widget with all its listeners, timers and nodes. */
  unmount(): void;
}

/** What a page is about, in its language: plain texts for its title and its description. */
export interface PageTopic {
  readonly title: string;
  readonly description: string;
}

/** The module that a widget's server bundle exports by default. `Data` must survive JSON. */
export interface ServerWidget<Data = unknown> {
  readonly contract: typeof CONTRACT_VERSION;
  /**
   * Returns the public data of the first paint. When it rejects, the browser renders the widget
   * alone. It stands that the gateway refuses a call: the registry takes no version that rejects then.
   */
  load(props: WidgetProps, host: WidgetHost): Promise<Data>;
  /**
   * Returns the HTML of the first paint; uses no browser global. The same props, data and host give
   * the same HTML, since the server keeps it (ADR 030).
   */
  render(props: WidgetProps, data: Data, host: WidgetHost): string;
  /**
   * Returns JSON-LD objects about the first paint for search engines; the shell writes them into
   * the document.
   */
  structuredData?(data: Data, host: WidgetHost): readonly unknown[];
  /**
   * Says whether the address finds nothing; the shell then asks search engines not to keep the
   * page. On a page that is about one thing this means 404.
   */
  isEmpty?(data: Data): boolean;
  /**
   * Says what the page is about, if the page is about one thing that only this widget knows; the
   * shell then waits for it with the head of the document.
   */
  about?(data: Data, host: WidgetHost): PageTopic | undefined;
}

/** The module that a widget exposes to the browser by default, under `./widget`. */
export interface BrowserWidget<Data = unknown> {
  readonly contract: typeof CONTRACT_VERSION;
  load(props: WidgetProps, host: WidgetHost): Promise<Data>;
  /** Hydrates the server's HTML when `data` is given; otherwise renders from nothing. */
  mount(element: HTMLElement, props: WidgetProps, host: BrowserHost, data?: Data): MountedWidget;
}

/** A widget whose one module serves both sides. */
export interface WidgetModule<Data = unknown> extends ServerWidget<Data>, BrowserWidget<Data> {}
