import type { BrowserWidget, MountedWidget, WidgetProps } from 'shared-contracts/widget';
import type { SlotStage } from '../developer-hook/happenings.ts';
import type { BrowserHosts } from '../host/browserHost.ts';
import type { ReleasedWidget } from '../release/releaseSet.ts';
import { watchSight, type SightWatch } from './sight/watchSight.ts';

export interface SlotRequest {
  readonly slot: string;
  readonly widget: ReleasedWidget;
  /** The element that the frame leaves to the widget; holds the server's island on the first paint. */
  readonly holder: HTMLElement;
  /** The page is whole without the widget: it may show nothing. */
  readonly mayBeEmpty: boolean;
  readonly props: WidgetProps;
  /** A person sees the widget. */
  onReady(): void;
  /** A version failed, and this one is tried. */
  onLastGood?(widget: ReleasedWidget): void;
  onFailed(): void;
}

export interface OpenSlot {
  update(props: WidgetProps): void;
  close(): void;
}

/** What a widget is opened with in its slot. */
export interface OpeningServices {
  readonly hosts: BrowserHosts;
  readonly load: (widget: ReleasedWidget) => Promise<BrowserWidget>;
  /** What the server's islands were rendered for. */
  readonly firstPaint: WidgetProps;
  /** R2.12: whether the page is about to be reloaded for what was lost. */
  readonly recover?: (error: unknown, widget: ReleasedWidget) => Promise<boolean>;
}

function serverIsland(holder: HTMLElement): { element: HTMLElement; data: unknown } | undefined {
  const element = holder.querySelector<HTMLElement>(':scope > [data-island]');
  const json = holder.querySelector(':scope > script[data-island-data]')?.textContent;
  return element && json ? { element, data: JSON.parse(json) as unknown } : undefined;
}

function freshIsland(holder: HTMLElement, slot: string): HTMLElement {
  const element = holder.ownerDocument.createElement('div');
  element.dataset['island'] = slot;
  holder.replaceChildren(element);
  return element;
}

/** A widget that cannot be loaded fails in all its slots with one error: that is one report. */
const reported = new WeakSet<object>();
function isNews(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  const news = !reported.has(error);
  reported.add(error);
  return news;
}

/** Versions that could not be loaded, in each document: slots that open later tell nothing new. */
const lostIn = new WeakMap<BrowserHosts, Set<string>>();
function lostVersions(hosts: BrowserHosts): Set<string> {
  const lost = lostIn.get(hosts) ?? new Set();
  lostIn.set(hosts, lost);
  return lost;
}

function differs(one: WidgetProps, other: WidgetProps): boolean {
  return one.page !== other.page || one.query !== other.query;
}

/** What stands in for a version that failed draws afresh: the server's island is the other version's. */
interface VersionRequest extends Omit<SlotRequest, 'onLastGood'> {
  readonly standsIn: boolean;
}

function openVersion(
  { hosts, load, firstPaint, recover = async () => false }: OpeningServices,
  { slot, widget, holder, mayBeEmpty, props, standsIn, onReady, onFailed }: VersionRequest,
): OpenSlot {
  const id = `${widget.name}@${widget.version}`;
  const lost = lostVersions(hosts);
  let latest = props;
  let closed = false;
  let mounted: MountedWidget | undefined;
  let sight: SightWatch | undefined;

  const tell = (stage: SlotStage['stage'], firstPaint?: unknown) =>
    hosts.tell?.('slot', { slot, widget, stage, firstPaint });
  tell('asked');
  const opened = hosts.open({ slot, widget, fail: (error) => failOrReload(error, 'run') });
  const end = () => {
    closed = true;
    sight?.close();
    try {
      mounted?.unmount();
    } catch (error) {
      opened.host.telemetry.error(error, { phase: 'unmount' });
    }
    opened.close();
    if (mounted) holder.replaceChildren();
    mounted = undefined;
  };
  const fail = (error: unknown, phase: string) => {
    if (closed) return;
    tell('failed');
    if (isNews(error) && !(phase === 'load' && lost.has(id)))
      opened.host.telemetry.error(error, { phase });
    if (phase === 'load') lost.add(id);
    // a root must not be unmounted while it renders
    queueMicrotask(() => {
      if (!closed) {
        end();
        onFailed();
      }
    });
  };
  const failOrReload = (error: unknown, phase: string) => {
    if (!closed)
      void recover(error, widget).then((reloads) => {
        if (!reloads) fail(error, phase);
      });
  };
  const mount = (module: BrowserWidget) => {
    const island = standsIn || differs(firstPaint, props) ? undefined : serverIsland(holder);
    mounted = island
      ? module.mount(island.element, props, opened.host, island.data)
      : module.mount(freshIsland(holder, slot), latest, opened.host);
    // an update before the first paint is hydrated makes React throw that paint away: only where there is something new
    if (island && differs(latest, props)) mounted.update(latest);
    lost.delete(id);
    tell('mounted', island?.data);
    if (closed) return;
    sight = watchSight({
      holder,
      mayBeEmpty,
      onSeen: onReady,
      onLost: (what) => fail(new Error(`${id} is ${what} in ${slot}: nobody sees it`), 'sight'),
    });
  };

  load(widget).then(
    (module) => {
      if (closed) return;
      tell('loaded');
      try {
        mount(module);
      } catch (error) {
        fail(error, 'mount');
      }
    },
    (error: unknown) => failOrReload(error, 'load'),
  );
  return {
    update: (next) => {
      if (!differs(next, latest)) return;
      latest = next;
      sight?.look();
      try {
        mounted?.update(next);
      } catch (error) {
        fail(error, 'update');
      }
    },
    close: () => {
      if (!closed) end();
    },
  };
}

/**
 * Brings one widget to life in its slot: loads its module, hydrates the server's island or renders afresh, passes changes
 * on, looks whether a person sees it, and ends it. Whatever fails is reported once under `widget@version`; then the last good version stands in, and where
 * there is none or it fails too, it ends in `onFailed`. The HTML of a server's island that never came to life stays readable.
 */
export function openSlot(
  services: OpeningServices,
  { onLastGood, onFailed, ...request }: SlotRequest,
): OpenSlot {
  let { props } = request;
  let closed = false;
  const begin = (widget: ReleasedWidget): OpenSlot =>
    openVersion(services, {
      ...request,
      widget,
      props,
      standsIn: widget !== request.widget,
      onFailed: () => {
        if (closed) return;
        if (!widget.lastGood) {
          onFailed();
          return;
        }
        onLastGood?.(widget.lastGood);
        version = begin(widget.lastGood);
      },
    });
  let version = begin(request.widget);
  return {
    update: (next) => {
      props = next;
      version.update(next);
    },
    close: () => {
      closed = true;
      version.close();
    },
  };
}
