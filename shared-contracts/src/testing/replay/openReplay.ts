import { createBus, type WidgetBus } from '../../events/index.ts';
import type { Recording, RecordedWidget } from '../../recording/index.ts';
import type { BrowserHost, Sites, WidgetProps } from '../../widget/index.ts';
import { fakeHost } from '../fakeHost.ts';
import { recordedReplies } from './recordedReplies.ts';
import { toSteps, type ReplayStep } from './steps.ts';

/** What the widget says to the world while it is replayed. */
export interface Sent {
  readonly events: readonly { readonly event: string; readonly payload: unknown }[];
  readonly navigations: readonly string[];
  /** Calls without a recorded reply. */
  readonly refused: readonly string[];
  /** What it reported or gave up with. */
  readonly errors: readonly unknown[];
}

export interface ReplayOptions {
  /** Where the widget stood; the first of its slots unless given. */
  readonly slot?: string | undefined;
  /** Told of what did not go as recorded, at the moment when it happens. */
  readonly tell?: (problem: string) => void;
  /** Told after every word, call and navigation of the widget. */
  readonly onSent?: () => void;
  /** The page went on, by a step or by the widget itself: `MountedWidget.update` wants to know. */
  readonly went?: (props: WidgetProps) => void;
}

/** One widget's part of a recording, to be played to it step by step. */
export interface Replay {
  readonly widget: RecordedWidget;
  /** What it is mounted with. */
  readonly props: WidgetProps;
  readonly host: BrowserHost;
  /** What comes to it from outside, in order: the words of others, replies, navigations. */
  readonly steps: readonly ReplayStep[];
  readonly played: () => number;
  /** Plays the next step, where there is one. */
  step(): void;
  readonly sent: Sent;
  /** Calls of the recording that the widget has not made. */
  unasked(): string[];
}

const widgetOf = ({ widgets }: Recording, name: string, slot: string | undefined): RecordedWidget => {
  const found = widgets.find((widget) => widget.name === name && (slot === undefined || widget.slot === slot));
  if (found) return found;
  const there = widgets.map((widget) => `${widget.name} in ${widget.slot}`).join(', ');
  throw new Error(`${name}${slot === undefined ? '' : ` in ${slot}`} is not in the recording, which has ${there || 'no widget'}`);
};

/** Where an address of this site leads; undefined for another site's. Which page it is, a recording does not know: it stays the present one. */
const propsAt = (href: string, { page }: WidgetProps, base: string): WidgetProps | undefined => {
  const url = new URL(href, new URL(base, 'http://site.invalid'));
  return url.host === 'site.invalid' ? { page, query: url.search.slice(1) } : undefined;
};

/** A fake host that plays a recording to one widget of it. Time stands still between the steps, so that it goes the same way each time. */
export const openReplay = (recording: Recording, name: string, { slot, tell = () => {}, went = () => {}, onSent = () => {} }: ReplayOptions = {}): Replay => {
  const widget = widgetOf(recording, name, slot);
  const sent = { events: [] as { event: string; payload: unknown }[], navigations: [] as string[], errors: [] as unknown[] };
  let at = 0;
  let played = 0;
  const replies = recordedReplies(recording.replies.filter((reply) => reply.widget === name), { tell, onAsked: onSent });
  const shared = createBus({ now: () => at, report: (who, error) => tell(`${who}: ${error.message}`) });
  const own = shared.connect(name);
  const bus: WidgetBus = {
    publish: (event, payload) => { sent.events.push({ event, payload: structuredClone(payload) }); own.publish(event, payload); onSent(); },
    subscribe: own.subscribe,
  };
  const fail = (error: unknown) => { sent.errors.push(error); tell(`gave up: ${String(error)}`); };
  const props: WidgetProps = { page: recording.page.page, query: recording.page.query };
  let current = props;
  const goTo = (next: WidgetProps) => { current = next; went(next); };
  const fake = fakeHost({
    slot: widget.slot, locale: recording.locale, device: recording.device, config: { ...widget.config, sites: recording.sites as unknown as Sites },
    now: () => recording.now + at,
  });
  const host: BrowserHost = {
    ...fake, bus, fail, request: replies.client,
    telemetry: { error: (error) => void sent.errors.push(error), measure: () => {} },
    navigate: (href) => {
      sent.navigations.push(href);
      onSent();
      const next = propsAt(href, current, recording.page.path);
      if (next) goTo(next);
    },
  };
  const steps = toSteps(recording, name, { bus: shared, fallDue: replies.fallDue, went: goTo });
  return {
    widget, props, host, steps, unasked: replies.unasked,
    played: () => played,
    step() {
      const next = steps[played];
      if (!next) return;
      played += 1;
      at = next.at;
      next.play();
    },
    sent: { ...sent, refused: replies.refused },
  };
};
