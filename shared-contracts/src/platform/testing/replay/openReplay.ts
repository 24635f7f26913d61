import { createBus, type EventCatalogue } from '../../bus/index.ts';
import type { Recording, RecordedWidget } from '../../recording/index.ts';
import type { BrowserHost, WidgetProps } from '../../widget/index.ts';
import { recordedReplies } from './recordedReplies.ts';
import { replayHost } from './replayHost.ts';
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
  /** What the bus of the site carries. */
  readonly events: EventCatalogue;
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

function widgetOf({ widgets }: Recording, name: string, slot: string | undefined): RecordedWidget {
  const found = widgets.find(
    (widget) => widget.name === name && (slot === undefined || widget.slot === slot),
  );
  if (found) return found;
  const there = widgets.map((widget) => `${widget.name} in ${widget.slot}`).join(', ');
  throw new Error(
    `${name}${slot === undefined ? '' : ` in ${slot}`} is not in the recording, which has ${there || 'no widget'}`,
  );
}

/** A fake host that plays a recording to one widget of it. Time stands still between the steps, so that it goes the same way each time. */
export function openReplay(
  recording: Recording,
  name: string,
  { events, slot, tell = () => {}, went = () => {}, onSent = () => {} }: ReplayOptions,
): Replay {
  const widget = widgetOf(recording, name, slot);
  const props: WidgetProps = { page: recording.page.page, query: recording.page.query };
  let current = props;
  let at = 0;
  let played = 0;
  const goTo = (next: WidgetProps) => {
    current = next;
    went(next);
  };
  const replies = recordedReplies(
    recording.replies.filter((reply) => reply.widget === name),
    { tell, onAsked: onSent },
  );
  const bus = createBus({
    events,
    now: () => at,
    report: (who, error) => tell(`${who}: ${error.message}`),
  });
  const { host, sent } = replayHost({
    events,
    recording,
    widget,
    bus: bus.connect(name),
    request: replies.client,
    at: () => at,
    current: () => current,
    goTo,
    tell,
    onSent,
  });
  const steps = toSteps(recording, name, { bus, fallDue: replies.fallDue, went: goTo });
  return {
    widget,
    props,
    host,
    steps,
    unasked: replies.unasked,
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
}
