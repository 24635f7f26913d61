import type {
  BrowserHost,
  BrowserWidget,
  MountedWidget,
  WidgetProps,
} from 'shared-contracts/widget';

export interface MountRequest {
  readonly slot: string;
  /** The element that the frame leaves to the widget. */
  readonly holder: HTMLElement;
  readonly host: BrowserHost;
  /** The props that the slot was opened with. */
  readonly props: WidgetProps;
  /** Returns the props of the present address, which may have changed since the slot was opened. */
  readonly latest: () => WidgetProps;
  /** The props that the server rendered its islands for. */
  readonly firstPaint: WidgetProps;
  /** Whether another version rendered the server's island, so that this one cannot use it. */
  readonly standsIn: boolean;
}

/** A mounted widget, and the server's data if it hydrated an island. */
export interface Mounted {
  readonly widget: MountedWidget;
  readonly data: unknown;
}

/** Returns whether two props name different pages or queries. */
export function differs(one: WidgetProps, other: WidgetProps): boolean {
  return one.page !== other.page || one.query !== other.query;
}

function serverIsland(holder: HTMLElement): { element: HTMLElement; data: unknown } | undefined {
  const element = holder.querySelector<HTMLElement>(':scope > [data-island]');
  const json = holder.querySelector(':scope > script[data-island-data]')?.textContent;
  if (!element || !json) return undefined;
  const data: unknown = JSON.parse(json);
  return { element, data };
}

function freshIsland(holder: HTMLElement, slot: string): HTMLElement {
  const element = holder.ownerDocument.createElement('div');
  element.dataset['island'] = slot;
  holder.replaceChildren(element);
  return element;
}

/**
 * Hydrates the server's island with its data if the server rendered it for `props`; otherwise
 * replaces the holder's content and renders `latest()`. Throws what the widget throws.
 */
export function mountIsland(
  module: BrowserWidget,
  { slot, holder, host, props, latest, firstPaint, standsIn }: MountRequest,
): Mounted {
  const island = standsIn || differs(firstPaint, props) ? undefined : serverIsland(holder);
  if (!island)
    return { widget: module.mount(freshIsland(holder, slot), latest(), host), data: undefined };
  return { widget: module.mount(island.element, props, host, island.data), data: island.data };
}
