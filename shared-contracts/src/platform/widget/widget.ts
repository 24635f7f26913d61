import type { WidgetBus } from '../bus/index.ts';
import type { Locale, PageName, SiteConfig } from '../site.ts';
import type { PageFrame } from './pageFrame.ts';
import type { RequestClient } from './request.ts';

/** The version of this contract. The shell mounts a widget whose manifest names the same one. */
export const CONTRACT_VERSION = 1;

/** R3.11: a personal computer, a mobile phone, a tablet. */
export type DeviceClass = 'PC' | 'MB' | 'TB';

export type { Locale };

/** What a slot tells the widget in it. A change of it arrives through `MountedWidget.update`. */
export interface WidgetProps {
  readonly page: PageName;
  /** The page's query string without the question mark, exactly as it came. */
  readonly query: string;
}

/** The widget's own settings from its registry record, and what the shell's operator has configured for every widget. */
export type WidgetConfig = SiteConfig & { readonly [name: string]: unknown };

/** Counted and reported by the shell under the name `widget@version`. Never throws. */
export interface Telemetry {
  error(error: unknown, context?: Readonly<Record<string, string>>): void;
  measure(name: string, value: number): void;
}

/** A parsed document that runs nothing and loads nothing; enough of the DOM to read an advertisement's links. */
export interface InertElement {
  readonly textContent: string | null;
  getAttribute(name: string): string | null | undefined;
  querySelectorAll(selector: string): Iterable<InertElement>;
}
export type InertDocument = Pick<InertElement, 'querySelectorAll'>;

/** Text by key. Works in memory when the browser forbids storage. */
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
  /** Ends with the tab. */
  readonly session: KeyValueStorage;
  /** Stays in this browser; no request carries it, as each would carry a cookie. */
  readonly local: KeyValueStorage;
  readonly cookies: CookieStorage;
}

export interface NavigateOptions {
  /** Replace the history entry instead of adding one. */
  readonly replace?: boolean;
  /** Keep the scroll position and the focus (a change of order); otherwise the page starts at its heading. */
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
  /** Milliseconds since 1970. On the first paint the browser answers with the server's time. */
  now(): number;
  parseInert(html: string): InertDocument;
}

/** What a widget gets in the browser. */
export interface BrowserHost extends WidgetHost {
  readonly bus: WidgetBus;
  readonly storage: WidgetStorage;
  readonly frame: PageFrame;
  /** Goes to a path of this site without a document load, or leaves for another site. */
  navigate(href: string, options?: NavigateOptions): void;
  /** The widget cannot go on (its React root threw): the shell reports it, unmounts it and shows the slot's fallback with a retry. */
  fail(error: unknown): void;
}

export interface MountedWidget {
  update(props: WidgetProps): void;
  /** Leaves no listener, timer or node behind. */
  unmount(): void;
}

/** The module that a widget's server bundle exports by default. `Data` must survive JSON. */
export interface ServerWidget<Data = unknown> {
  readonly contract: typeof CONTRACT_VERSION;
  /** The public data of the first paint. A rejection leaves the widget to the browser. */
  load(props: WidgetProps, host: WidgetHost): Promise<Data>;
  /** The HTML of the first paint; touches no browser global. */
  render(props: WidgetProps, data: Data, host: WidgetHost): string;
  /** What search engines may read of the first paint: JSON-LD objects, which the shell writes into the document. */
  structuredData?(data: Data, host: WidgetHost): readonly unknown[];
  /** Whether there is nothing of what the address asks for: search engines are then told not to keep the page. */
  isEmpty?(data: Data): boolean;
}

/** The module that a widget exposes to the browser by default, under `./widget`. */
export interface BrowserWidget<Data = unknown> {
  readonly contract: typeof CONTRACT_VERSION;
  load(props: WidgetProps, host: WidgetHost): Promise<Data>;
  /** Hydrates the server's HTML where `data` is given, renders afresh where it is not. */
  mount(element: HTMLElement, props: WidgetProps, host: BrowserHost, data?: Data): MountedWidget;
}
