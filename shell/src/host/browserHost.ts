import { createBus, type Bus, type EventCatalogue, type WidgetBus } from 'shared-contracts/bus';
import type {
  BrowserHost,
  InertDocument,
  NavigateOptions,
  RequestClient,
  WidgetStorage,
} from 'shared-contracts/widget';
import type { DeveloperHook } from 'host-kit/developer-hook/developerHook';
import type { AtFirstSign } from '../page-state/firstSign.ts';
import type { NonEssential } from '../page-state/nonEssential.ts';
import { holdFrame, type PageFrameParts } from '../page-state/pageFrame.ts';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';
import { jsonpInFrame } from 'host-kit/request/jsonp';
import { lateRequestClient } from 'host-kit/request/lateRequestClient';
import { shareReads } from 'host-kit/request/shareReads';
import { telemetryFor, type Reporter } from 'host-kit/telemetry/telemetry';
import { toInertHtml } from './trustedTypes.ts';

/** Navigates to an address of this site or of another. */
export type Navigate = (href: string, options?: NavigateOptions) => void;

interface HostRequest {
  readonly slot: string;
  readonly widget: ReleasedWidget;
  /** Called by the widget when it cannot go on. */
  readonly fail: (error: unknown) => void;
}

/** A host for one widget in one slot. */
export interface OpenedHost {
  readonly host: BrowserHost;
  /** Ends the widget's subscriptions and everything that it asked of the frame. */
  close(): void;
}

/** The hosts of one document's widgets. */
export interface BrowserHosts {
  open(request: HostRequest): OpenedHost;
  readonly report: Reporter;
  /** The shell's own ear on the widgets' events. */
  readonly bus?: Pick<WidgetBus, 'subscribe'>;
  /** Tells the developers' overlay. Missing if no developer is watching. */
  readonly tell?: DeveloperHook['tell'] | undefined;
}

/** What every widget of a document gets from the page. */
export interface HostSite extends Pick<BrowserHost, 'locale' | 'device' | 'config'> {
  /** Milliseconds since 1970, from the server's clock. */
  readonly now: number;
  /** The origin of the frames, which is not the page's. */
  readonly frameOrigin: string;
  /** Whether the calls of this document are recorded (ADR 055). */
  readonly isRecorded?: boolean;
}

export interface BrowserHostParts extends PageFrameParts {
  /** The events that the bus carries. */
  readonly events: EventCatalogue;
  readonly report: Reporter;
  readonly storage: WidgetStorage;
  readonly nonEssential: NonEssential;
  readonly atFirstSign: AtFirstSign;
  /** Called with `widget@version` for each version that is opened in the document. */
  readonly opened: (id: string) => void;
  /** Missing if no developer is watching. */
  readonly developer?: DeveloperHook | undefined;
}

function parseInert(html: string): InertDocument {
  return new DOMParser().parseFromString(toInertHtml(html), 'text/html');
}

function openBus(
  events: EventCatalogue,
  report: Reporter,
  developer: DeveloperHook | undefined,
): Bus {
  return createBus({
    events,
    now: () => performance.now(),
    report: (widget, error) => telemetryFor(report, widget, '').error(error, { phase: 'bus' }),
    watch: developer && ((activity) => developer.tell('bus', activity)),
  });
}

/**
 * Opens the request client of all widgets, whose script comes with what is not essential once the
 * visitor does something, or at the first call. The error of a lost script stays unhandled, so that
 * the page is reloaded once (R2.12).
 */
function openRequests(
  { nonEssential, atFirstSign }: Pick<BrowserHostParts, 'nonEssential' | 'atFirstSign'>,
  { frameOrigin, isRecorded = false }: HostSite,
): RequestClient {
  const { request, prepare } = lateRequestClient({
    baseUrl: '/gora',
    jsonp: jsonpInFrame(document, frameOrigin),
    ...(isRecorded && { spansUrl: '/telemetry/spans' }),
    onLost: (error) => void Promise.reject(error),
  });
  nonEssential.register('requests', () => atFirstSign(prepare));
  return shareReads(request);
}

/** Builds the parts that every widget of the document shares. `now` follows the server's clock. */
function shareParts(
  site: HostSite,
  navigate: Navigate,
  { storage, ...loading }: Pick<BrowserHostParts, 'storage' | 'nonEssential' | 'atFirstSign'>,
) {
  const clockOffset = site.now - Date.now();
  return {
    locale: site.locale,
    device: site.device,
    now: () => Date.now() + clockOffset,
    request: openRequests(loading, site),
    storage,
    navigate,
    parseInert,
  };
}

/**
 * Returns the hosts of one document. All widgets share one request client, one bus and one storage;
 * each gets a bus connection, a telemetry and a hold on the frame of its own.
 */
export function browserHosts(
  site: HostSite,
  navigate: Navigate,
  {
    events,
    report,
    storage,
    opened,
    developer,
    nonEssential,
    atFirstSign,
    ...frameParts
  }: BrowserHostParts,
): BrowserHosts {
  const shared = shareParts(site, navigate, { storage, nonEssential, atFirstSign });
  const bus = openBus(events, report, developer);
  return {
    report,
    tell: developer?.tell,
    bus: bus.connect('shell'),
    open({ slot, widget, fail }) {
      const id = `${widget.name}@${widget.version}`;
      opened(id);
      const { sends = [], hears = [] } = widget;
      const connection = bus.connect(id, { sent: sends, heard: hears });
      const held = holdFrame(frameParts);
      const host: BrowserHost = {
        ...shared,
        slot,
        fail,
        bus: connection,
        frame: held.frame,
        config: { ...widget.config, ...site.config },
        telemetry: telemetryFor(report, id, slot),
      };
      return {
        host: developer?.watchHost?.(host, id) ?? host,
        close: () => {
          connection.close();
          held.close();
        },
      };
    },
  };
}
