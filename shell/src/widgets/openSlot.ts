import type {
  BrowserHost,
  BrowserWidget,
  MountedWidget,
  WidgetProps,
} from 'shared-contracts/widget';
import type { SlotStage } from 'host-kit/developer-hook/happenings';
import type { BrowserHosts } from '../host/browserHost.ts';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';
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

/** Reports a version's failures, each error and each lost version once. */
function failureReport(hosts: BrowserHosts, id: string, telemetry: BrowserHost['telemetry']) {
  const lost = lostVersions(hosts);
  return {
    tell: (error: unknown, phase: string) => {
      if (isNews(error) && !(phase === 'load' && lost.has(id))) telemetry.error(error, { phase });
      if (phase === 'load') lost.add(id);
    },
    isThereAgain: () => void lost.delete(id),
  };
}

/** Hydrates the server's island with its data where it was rendered for these props, or draws the latest afresh. */
function mountInto(
  module: BrowserWidget,
  { slot, holder, props, standsIn }: VersionRequest,
  {
    firstPaint,
    host,
    latest,
  }: Pick<OpeningServices, 'firstPaint'> & {
    readonly host: BrowserHost;
    readonly latest: WidgetProps;
  },
): { readonly mounted: MountedWidget; readonly data: unknown } {
  const island = standsIn || differs(firstPaint, props) ? undefined : serverIsland(holder);
  if (!island)
    return { mounted: module.mount(freshIsland(holder, slot), latest, host), data: undefined };
  return { mounted: module.mount(island.element, props, host, island.data), data: island.data };
}

function openVersion(
  { hosts, load, firstPaint, recover = async () => false }: OpeningServices,
  request: VersionRequest,
): OpenSlot {
  const { slot, widget, holder, mayBeEmpty, onReady, onFailed } = request;
  const id = `${widget.name}@${widget.version}`;
  let latest = request.props;
  let closed = false;
  let mounted: MountedWidget | undefined;
  let sight: SightWatch | undefined;

  const tell = (stage: SlotStage['stage'], data?: unknown) =>
    hosts.tell?.('slot', { slot, widget, stage, firstPaint: data });
  tell('asked');
  const opened = hosts.open({ slot, widget, fail: (error) => failOrReload(error, 'run') });
  const { host } = opened;
  const report = failureReport(hosts, id, host.telemetry);
  const end = () => {
    closed = true;
    sight?.close();
    try {
      mounted?.unmount();
    } catch (error) {
      host.telemetry.error(error, { phase: 'unmount' });
    }
    opened.close();
    if (mounted) holder.replaceChildren();
    mounted = undefined;
  };
  const fail = (error: unknown, phase: string) => {
    if (closed) return;
    tell('failed');
    report.tell(error, phase);
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
  /** Runs the widget's own code. */
  const attempt = (phase: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      fail(error, phase);
    }
  };
  const begin = (module: BrowserWidget) => {
    const placed = mountInto(module, request, { firstPaint, host, latest });
    mounted = placed.mounted;
    // an update before the first paint is hydrated makes React throw that paint away: only where there is something new
    if (placed.data !== undefined && differs(latest, request.props)) mounted.update(latest);
    report.isThereAgain();
    tell('mounted', placed.data);
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
      attempt('mount', () => begin(module));
    },
    (error: unknown) => failOrReload(error, 'load'),
  );
  return {
    update: (next) => {
      if (!differs(next, latest)) return;
      latest = next;
      sight?.look();
      attempt('update', () => mounted?.update(next));
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
