import type { Bus } from '../../bus/index.ts';
import type { Recording, RecordedReply } from '../../recording/index.ts';
import type { WidgetProps } from '../../widget/index.ts';

/** Something that reaches the widget from outside. */
export interface ReplayStep {
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** For people to read: `search-form:search-submitted from mf-search-form`. */
  readonly title: string;
  readonly play: () => void;
}

export interface StepEnds {
  readonly bus: Bus;
  readonly fallDue: (reply: RecordedReply) => void;
  readonly went: (props: WidgetProps) => void;
}

/**
 * The bus of one sender for any event, because a recording may hold events that the catalogue no
 * longer knows; the bus checks them.
 */
function untyped(bus: Bus, sender: string): { publish(event: string, payload: unknown): void } {
  return bus.connect(sender);
}

function eventSteps({ events }: Recording, name: string, bus: Bus): ReplayStep[] {
  return events
    .filter(({ sender }) => sender !== name)
    .map(({ at, sender, event, payload }) => ({
      at,
      title: `${event} from ${sender}`,
      play: () => untyped(bus, sender).publish(event, payload),
    }));
}

function replySteps(
  { replies }: Recording,
  name: string,
  fallDue: StepEnds['fallDue'],
): ReplayStep[] {
  return replies
    .filter(({ widget }) => widget === name)
    .map((reply) => ({
      at: reply.at,
      title: `${reply.status} for ${reply.method} ${reply.path}`,
      play: () => fallDue(reply),
    }));
}

function navigationSteps({ navigations }: Recording, went: StepEnds['went']): ReplayStep[] {
  return navigations.flatMap(({ at, by, href, props }) =>
    props ? [{ at, title: `${by} goes to ${href}`, play: () => went(props) }] : [],
  );
}

/**
 * Returns the steps sorted by time. At the same time a navigation comes first, then events of
 * others, then replies.
 */
export function toSteps(
  recording: Recording,
  name: string,
  { bus, fallDue, went }: StepEnds,
): ReplayStep[] {
  return [
    ...navigationSteps(recording, went),
    ...eventSteps(recording, name, bus),
    ...replySteps(recording, name, fallDue),
  ].sort((one, other) => one.at - other.at);
}
