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
  readonly widget: BrowserWidget<never>;
  /** Where it is mounted; at the end of the document unless given. */
  readonly element?: HTMLElement;
  /** Runs each step; a React widget's test gives `act`. */
  readonly within?: (work: () => Promise<void>) => Promise<unknown>;
}

export interface Replayed {
  readonly sent: Sent;
  /** What the widget said otherwise than when recorded, what it was told that no longer fits, and what went wrong. */
  readonly differences: readonly string[];
  /** Where it stands, until it is unmounted. */
  readonly element: HTMLElement;
  readonly unmount: () => void;
}

/** Rounds without a word from the widget after which nothing more is waited for. */
const QUIET_ROUNDS = 5;
function round() {
  return new Promise<void>((done) => {
    setTimeout(done, 0);
  });
}

/** Waits until the widget has said nothing more for some rounds. */
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

/** Plays the whole of a recording to one of its widgets, as fast as it goes, and leaves the widget standing to be looked at. */
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
    mounted = widget.mount(element, props, host, firstPaint as never);
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
