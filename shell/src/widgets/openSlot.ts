import type { SlotStage } from 'host-kit/developer-hook/happenings';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';
import type { BrowserWidget, WidgetProps } from 'shared-contracts/widget';
import type { BrowserHosts } from '../host/browserHost.ts';
import { failureReport } from './version/failureReport.ts';
import { differs } from './version/mountIsland.ts';
import { shownWidget } from './version/shownWidget.ts';
import { versionEnd } from './version/versionEnd.ts';

/** What a slot asks for: its widget, its place, and who is told. */
export interface SlotRequest {
  readonly slot: string;
  readonly widget: ReleasedWidget;
  /**
   * The element that the frame leaves to the widget. On the first paint it holds the server's
   * island.
   */
  readonly holder: HTMLElement;
  /** Whether the widget may show nothing, because the page is complete without it. */
  readonly mayBeEmpty: boolean;
  readonly props: WidgetProps;
  /** Called once, when a person can see the widget. */
  onReady(): void;
  /** Called when a version has failed, with the version that is tried next. */
  onLastGood?(widget: ReleasedWidget): void;
  /** Called when the widget has failed and no other version stands in. */
  onFailed(): void;
}

/** A slot with a widget in it. */
export interface OpenSlot {
  /** Gives the widget the props of another address. Does nothing if they are the same. */
  update(props: WidgetProps): void;
  close(): void;
}

/** What opening a slot needs. */
export interface OpeningServices {
  readonly hosts: BrowserHosts;
  readonly load: (widget: ReleasedWidget) => Promise<BrowserWidget>;
  /** The props that the server rendered its islands for. */
  readonly firstPaint: WidgetProps;
  /** R2.12: resolves to true if the page is about to be reloaded because of this error. */
  readonly recover?: (error: unknown, widget: ReleasedWidget) => Promise<boolean>;
}

interface VersionRequest extends Omit<SlotRequest, 'onLastGood'> {
  /** Whether this version stands in for one that failed. It renders afresh then. */
  readonly standsIn: boolean;
}

/** Opens one version in its slot. A failure takes the widget out and calls `onFailed`. */
function openVersion(
  { hosts, load, firstPaint, recover = async () => false }: OpeningServices,
  request: VersionRequest,
): OpenSlot {
  const { slot, widget, holder, mayBeEmpty, props, standsIn } = request;
  const id = `${widget.name}@${widget.version}`;
  let latest = props;

  const tell = (stage: SlotStage['stage'], data?: unknown) =>
    hosts.tell?.('slot', { slot, widget, stage, query: latest.query, firstPaint: data });
  tell('asked');
  const opened = hosts.open({ slot, widget, fail: (error) => end.failOrReload(error, 'run') });
  const shown = shownWidget(holder, opened);
  const report = failureReport(hosts, id, opened.host.telemetry);
  const end = versionEnd({
    leave: shown.leave,
    recover: (error) => recover(error, widget),
    onFailing: (error, phase) => {
      tell('failed');
      report.tell(error, phase);
    },
    onFailed: () => request.onFailed(),
  });
  const begin = (module: BrowserWidget) => {
    const data = shown.mount(module, { slot, props, latest: () => latest, firstPaint, standsIn });
    report.isThereAgain();
    tell('mounted', data);
    if (end.isClosed()) return;
    shown.watch({
      mayBeEmpty,
      onSeen: () => request.onReady(),
      onLost: (what) => end.fail(new Error(`${id} is ${what} in ${slot}: nobody sees it`), 'sight'),
    });
  };
  const mountLoaded = (module: BrowserWidget) => {
    if (end.isClosed()) return;
    tell('loaded');
    end.attempt('mount', () => begin(module));
  };

  load(widget).then(mountLoaded, (error: unknown) => end.failOrReload(error, 'load'));
  return {
    update: (next) => {
      if (!differs(next, latest)) return;
      latest = next;
      shown.look();
      end.attempt('update', () => shown.update(next));
    },
    close: end.close,
  };
}

/**
 * Opens one widget in its slot: loads its module, hydrates the server's island or renders afresh,
 * passes on changes of the address, and checks that a person sees it. A failure is reported once
 * under `widget@version`, and the last good version stands in. `onFailed` is called if there is no
 * last good version, or if it fails too. An island that was never hydrated stays readable.
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
