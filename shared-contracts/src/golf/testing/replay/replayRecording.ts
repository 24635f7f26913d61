import type { Recording } from '../../../platform/recording/index.ts';
import type { BrowserWidget, MountedWidget } from '../../../platform/widget/index.ts';
import {
  compareReplay,
  openReplay,
  type Replay,
  type ReplayOptions,
  type Sent,
} from '../../../platform/testing/index.ts';
import { EVENTS } from '../../events/index.ts';
import { checkRecording } from './checkRecording.ts';

export interface ReplayInTest extends Pick<ReplayOptions, 'slot'> {
  readonly name: string;
  readonly widget: BrowserWidget;
  /**
   * The element in which the widget is mounted; a new one at the end of the document unless given.
   */
  readonly element?: HTMLElement;
  /** Runs each step; a test of a React widget passes `act`. */
  readonly within?: (work: () => Promise<void>) => Promise<unknown>;
}

export interface Replayed {
  readonly sent: Sent;
  /**
   * How the widget differed from the recording, what in the recording no longer fits the contracts,
   * and what went wrong.
   */
  readonly differences: readonly string[];
  /** The element of the widget until it is unmounted. */
  readonly element: HTMLElement;
  readonly unmount: () => void;
}

/** After so many rounds in which the widget sends nothing, the replay ends. */
const QUIET_ROUNDS = 5;
function round() {
  return new Promise<void>((done) => {
    setTimeout(done, 0);
  });
}

/** Waits until the widget has sent nothing for `QUIET_ROUNDS` rounds. */
async function untilQuiet(
  { sent, unasked }: Replay,
  within: NonNullable<ReplayInTest['within']>,
): Promise<void> {
  const said = () => sent.events.length + sent.refused.length + unasked().length;
  for (let quiet = 0, last = said(); quiet < QUIET_ROUNDS; quiet += 1) {
    await within(round);
    if (said() !== last) {
      quiet = 0;
      last = said();
    }
  }
}

/**
 * Plays a whole recording to one of its widgets without pauses. The widget stays mounted, so that a
 * test can look at it.
 */
export async function replayRecording(
  recording: Recording,
  { name, widget, slot, element: place, within = (work) => work() }: ReplayInTest,
): Promise<Replayed> {
  const problems: string[] = [];
  let mounted: MountedWidget | undefined;
  const replay = openReplay(recording, name, {
    events: EVENTS,
    slot,
    tell: (problem) => void problems.push(problem),
    went: (props) => mounted?.update(props),
  });
  const element = place ?? document.body.appendChild(document.createElement('div'));
  const {
    props,
    host,
    sent,
    widget: { firstPaint },
  } = replay;
  await within(async () => {
    mounted = widget.mount(element, props, host, firstPaint);
    await round();
  });
  while (replay.played() < replay.steps.length)
    await within(async () => {
      replay.step();
      await round();
    });
  await untilQuiet(replay, within);
  return {
    sent,
    element,
    differences: [...checkRecording(recording), ...compareReplay(recording, replay), ...problems],
    unmount: () => {
      mounted?.unmount();
      element.remove();
    },
  };
}
