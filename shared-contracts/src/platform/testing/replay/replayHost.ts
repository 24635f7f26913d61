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
  /** Returns the milliseconds since the recording began. */
  readonly at: () => number;
  /** Returns the present props of the page. */
  readonly current: () => WidgetProps;
  readonly goTo: (props: WidgetProps) => void;
  readonly tell: (problem: string) => void;
  readonly onSent: () => void;
}

/**
 * Returns the props at an address of this site, or undefined for another site. A recording does not
 * know which page the address is, so the page stays the present one.
 */
function propsAt(href: string, { page }: WidgetProps, base: string): WidgetProps | undefined {
  const url = new URL(href, new URL(base, 'http://site.invalid'));
  return url.host === 'site.invalid' ? { page, query: url.search.slice(1) } : undefined;
}

/** A bus that keeps a copy of each event that the widget publishes. */
function keepingBus(
  own: BusConnection,
  published: { event: string; payload: unknown }[],
  onSent: () => void,
): WidgetBus {
  return {
    publish: (event, payload) => {
      published.push({ event, payload: structuredClone(payload) });
      own.publish(event, payload);
      onSent();
    },
    subscribe: own.subscribe,
  };
}

/** The fake host in the page, language and time of the recording. */
function hostOf({
  events,
  widget,
  at,
  recording: { locale, device, now, sites },
}: ReplayHostParts): BrowserHost {
  // a recording holds addresses by any name, so the types cannot know that they are those of this
  // site
  const config = { ...widget.config, sites } as unknown as WidgetConfig;
  return createFakeHost({
    events,
    slot: widget.slot,
    locale,
    device,
    config,
    now: () => now + at(),
  });
}

/** Creates the host of a replay, and collects what the widget sends through it. */
export function replayHost(parts: ReplayHostParts) {
  const { recording, bus, request, current, goTo, tell, onSent } = parts;
  const sent = {
    events: [] as { event: string; payload: unknown }[],
    navigations: [] as string[],
    errors: [] as unknown[],
  };
  const host: BrowserHost = {
    ...hostOf(parts),
    bus: keepingBus(bus, sent.events, onSent),
    request,
    fail: (error) => {
      sent.errors.push(error);
      tell(`gave up: ${String(error)}`);
    },
    telemetry: { error: (error) => void sent.errors.push(error), measure: () => {} },
    navigate: (href) => {
      sent.navigations.push(href);
      onSent();
      const next = propsAt(href, current(), recording.page.path);
      if (next) goTo(next);
    },
  };
  return { host, sent };
}
