import {
  createBus,
  type BusConnection,
  type EventCatalogue,
  type WidgetBus,
} from 'shared-contracts/bus';
import type {
  BrowserHost,
  InertDocument,
  NavigateOptions,
  WidgetStorage,
} from 'shared-contracts/widget';
import type { DeveloperHook } from '../developer-hook/developerHook.ts';
import { holdFrame, type PageFrameParts } from '../page-state/pageFrame.ts';
import type { ReleasedWidget } from '../release/releaseSet.ts';
import { axiosRequestClient } from './request/axiosClient.ts';
import { jsonpInFrame } from './request/jsonp.ts';
import { shareReads } from './request/shareReads.ts';
import { telemetryFor, type Reporter } from '../telemetry/telemetry.ts';
import { toInertHtml } from './trustedTypes.ts';

export type Navigate = (href: string, options?: NavigateOptions) => void;

interface HostRequest {
  readonly slot: string;
  readonly widget: ReleasedWidget;
  readonly fail: (error: unknown) => void;
}

/** A widget's host and the end of it. */
export interface OpenedHost {
  readonly host: BrowserHost;
  close(): void;
}

export interface BrowserHosts {
  open(request: HostRequest): OpenedHost;
  readonly report: Reporter;
  /** What the shell itself hears of the widgets. */
  readonly bus?: Pick<WidgetBus, 'subscribe'>;
  /** Missing where no developer looks on. */
  readonly tell?: DeveloperHook['tell'] | undefined;
}

/** What every widget of a document is told. */
export interface HostSite extends Pick<BrowserHost, 'locale' | 'device' | 'config'> {
  /** Milliseconds since 1970, from the server's clock. */
  readonly now: number;
}

export interface BrowserHostParts extends PageFrameParts {
  /** What the bus carries. */
  readonly events: EventCatalogue;
  readonly report: Reporter;
  readonly storage: WidgetStorage;
  /** Told of each version that stands in the document. */
  readonly opened: (id: string) => void;
  /** Where a developer may look on. */
  readonly developer?: DeveloperHook | undefined;
}

function parseInert(html: string): InertDocument {
  return new DOMParser().parseFromString(toInertHtml(html), 'text/html');
}

/** The hosts of one document: one request client, one bus, one storage; a telemetry and a bus connection for each widget. */
export function browserHosts(
  site: HostSite,
  navigate: Navigate,
  { events, report, storage, opened, developer, ...frameParts }: BrowserHostParts,
): BrowserHosts {
  const request = shareReads(
    axiosRequestClient({ baseUrl: '/gora', jsonp: jsonpInFrame(document) }),
  );
  const clockOffset = site.now - Date.now();
  const now = () => Date.now() + clockOffset;
  const bus = createBus({
    events,
    now: () => performance.now(),
    report: (widget, error) => telemetryFor(report, widget, '').error(error, { phase: 'bus' }),
    watch: developer && ((activity) => developer.tell('bus', activity)),
  });

  return {
    report,
    tell: developer?.tell,
    bus: bus.connect('shell'),
    open({ slot, widget, fail }) {
      const id = `${widget.name}@${widget.version}`;
      opened(id);
      const connection: BusConnection = bus.connect(id);
      const held = holdFrame(frameParts, id);
      const host: BrowserHost = {
        slot,
        locale: site.locale,
        device: site.device,
        now,
        request,
        storage,
        navigate,
        parseInert,
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
