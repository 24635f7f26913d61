import type { Bus, EventName } from '../../events/index.ts';
import type { Recording, RecordedReply } from '../../recording/index.ts';
import type { WidgetProps } from '../../widget/index.ts';

/** Something that came to the widget from outside. */
export interface ReplayStep {
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** As people read it: `search-form:search-submitted from mf-search-form`. */
  readonly title: string;
  readonly play: () => void;
}

export interface StepEnds {
  readonly bus: Bus;
  readonly fallDue: (reply: RecordedReply) => void;
  readonly went: (props: WidgetProps) => void;
}

const eventSteps = ({ events }: Recording, name: string, bus: Bus): ReplayStep[] =>
  events
    .filter(({ sender }) => sender !== name)
    .map(({ at, sender, event, payload }) => ({
      at,
      title: `${event} from ${sender}`,
      play: () => bus.connect(sender).publish(event as EventName, payload as never),
    }));

const replySteps = (
  { replies }: Recording,
  name: string,
  fallDue: StepEnds['fallDue'],
): ReplayStep[] =>
  replies
    .filter(({ widget }) => widget === name)
    .map((reply) => ({
      at: reply.at,
      title: `${reply.status} for ${reply.method} ${reply.path}`,
      play: () => fallDue(reply),
    }));

const navigationSteps = ({ navigations }: Recording, went: StepEnds['went']): ReplayStep[] =>
  navigations.flatMap(({ at, by, href, props }) =>
    props ? [{ at, title: `${by} goes to ${href}`, play: () => went(props) }] : [],
  );

/** In the order of their time. At one moment a navigation comes first, then what others said, then replies. */
export const toSteps = (
  recording: Recording,
  name: string,
  { bus, fallDue, went }: StepEnds,
): ReplayStep[] =>
  [
    ...navigationSteps(recording, went),
    ...eventSteps(recording, name, bus),
    ...replySteps(recording, name, fallDue),
  ].sort((one, other) => one.at - other.at);
