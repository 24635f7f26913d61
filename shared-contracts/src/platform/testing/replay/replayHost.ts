import type { BusConnection, EventCatalogue, WidgetBus } from '../../bus/index.ts';
import type { Recording, RecordedWidget } from '../../recording/index.ts';
import type { BrowserHost, RequestClient, WidgetConfig, WidgetProps } from '../../widget/index.ts';
import { createFakeHost } from '../fakeHost.ts';

export interface ReplayHostParts {
  readonly events: EventCatalogue;
  readonly recording: Recording;
  readonly widget: RecordedWidget;
  readonly bus: BusConnection;
  readonly request: RequestClient;
  /** Milliseconds since the recording began. */
  readonly at: () => number;
  /** Where the page is now. */
  readonly current: () => WidgetProps;
  readonly goTo: (props: WidgetProps) => void;
  readonly tell: (problem: string) => void;
  readonly onSent: () => void;
}

/** Where an address of this site leads; undefined for another site's. Which page it is, a recording does not know: it stays the present one. */
function propsAt(href: string, { page }: WidgetProps, base: string): WidgetProps | undefined {
  const url = new URL(href, new URL(base, 'http://site.invalid'));
  return url.host === 'site.invalid' ? { page, query: url.search.slice(1) } : undefined;
}

/** The fake host in the place, the language and the hour of the recording, and what the widget sends through it. */
export function replayHost({
  events,
  recording,
  widget,
  bus: own,
  request,
  at,
  current,
  goTo,
  tell,
  onSent,
}: ReplayHostParts) {
  const sent = {
    events: [] as { event: string; payload: unknown }[],
    navigations: [] as string[],
    errors: [] as unknown[],
  };
  const {
    locale,
    device,
    now,
    sites,
    page: { path },
  } = recording;
  const bus: WidgetBus = {
    publish: (event, payload) => {
      sent.events.push({ event, payload: structuredClone(payload) });
      own.publish(event, payload);
      onSent();
    },
    subscribe: own.subscribe,
  };
  const host: BrowserHost = {
    ...createFakeHost({
      events,
      slot: widget.slot,
      locale,
      device,
      config: { ...widget.config, sites } as unknown as WidgetConfig,
      now: () => now + at(),
    }),
    bus,
    request,
    fail: (error) => {
      sent.errors.push(error);
      tell(`gave up: ${String(error)}`);
    },
    telemetry: { error: (error) => void sent.errors.push(error), measure: () => {} },
    navigate: (href) => {
      sent.navigations.push(href);
      onSent();
      const next = propsAt(href, current(), path);
      if (next) goTo(next);
    },
  };
  return { host, sent };
}
