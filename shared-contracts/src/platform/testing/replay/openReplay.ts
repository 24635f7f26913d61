import { createBus, type EventCatalogue } from '../../bus/index.ts';
import type { Recording, RecordedWidget } from '../../recording/index.ts';
import type { BrowserHost, WidgetProps } from '../../widget/index.ts';
import { recordedReplies } from './recordedReplies.ts';
import { replayHost } from './replayHost.ts';
import { toSteps, type ReplayStep } from './steps.ts';

/** What the widget sends while it is replayed. */
export interface Sent {
  readonly events: readonly { readonly event: string; readonly payload: unknown }[];
  readonly navigations: readonly string[];
  /** The calls without a recorded reply. */
  readonly refused: readonly string[];
  /** The errors that the widget reported or failed with. */
  readonly errors: readonly unknown[];
}

export interface ReplayOptions {
  /** The catalogue of the site's bus. */
  readonly events: EventCatalogue;
  /** The slot of the widget; its first one unless given. */
  readonly slot?: string | undefined;
  /** Receives each difference from the recording as it happens. */
  readonly tell?: (problem: string) => void;
  /** Runs after every event, call and navigation of the widget. */
  readonly onSent?: () => void;
  /** Receives the new props after a navigation, for `MountedWidget.update`. */
  readonly went?: (props: WidgetProps) => void;
}

/** The part of a recording that concerns one widget, which plays step by step. */
export interface Replay {
  readonly widget: RecordedWidget;
  /** The props with which the widget is mounted. */
  readonly props: WidgetProps;
  readonly host: BrowserHost;
  /** What reaches the widget from outside, in order: events of others, replies, navigations. */
  readonly steps: readonly ReplayStep[];
  readonly played: () => number;
  /** Plays the next step, if there is one. */
  step(): void;
  readonly sent: Sent;
  /** Lists the recorded calls that the widget has not made. */
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

/** The place of the page in a replay; `went` receives each new one. */
function openPage(first: WidgetProps, went: NonNullable<ReplayOptions['went']>) {
  let current = first;
  return {
    current: () => current,
    goTo: (next: WidgetProps) => {
      current = next;
      went(next);
    },
  };
}

/** Plays the steps one after the other and sets the clock to the time of each. */
function playerOf(steps: readonly ReplayStep[], clock: { at: number }) {
  let played = 0;
  return {
    steps,
    played: () => played,
    step() {
      const next = steps[played];
      if (!next) return;
      played += 1;
      clock.at = next.at;
      next.play();
    },
  };
}

/**
 * Opens a replay of a recording for one of its widgets, with a fake host. The clock moves only with
 * the steps, so every replay runs the same way. Throws an Error when the recording has no such
 * widget.
 */
export function openReplay(
  recording: Recording,
  name: string,
  { events, slot, tell = () => {}, went = () => {}, onSent = () => {} }: ReplayOptions,
): Replay {
  const widget = widgetOf(recording, name, slot);
  const props: WidgetProps = { page: recording.page.page, query: recording.page.query };
  const clock = { at: 0 };
  const { current, goTo } = openPage(props, went);
  const replies = recordedReplies(
    recording.replies.filter((reply) => reply.widget === name),
    { tell, onAsked: onSent },
  );
  const at = () => clock.at;
  const bus = createBus({
    events,
    now: at,
    report: (who, error) => tell(`${who}: ${error.message}`),
  });
  const { host, sent } = replayHost({
    events,
    recording,
    widget,
    bus: bus.connect(name),
    request: replies.client,
    at,
    current,
    goTo,
    tell,
    onSent,
  });
  return {
    widget,
    props,
    host,
    unasked: replies.unasked,
    sent: { ...sent, refused: replies.refused },
    ...playerOf(toSteps(recording, name, { bus, fallDue: replies.fallDue, went: goTo }), clock),
  };
}
