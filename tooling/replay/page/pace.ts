import type { Replay } from 'shared-contracts/platform-testing';

/** What the pace needs of a replay. */
type PacedReplay = Pick<Replay, 'played' | 'step'> & {
  readonly steps: readonly Pick<Replay['steps'][number], 'at'>[];
};

/** Plays the steps of a replay at the recorded pace, from the step at which it is. */
export function pacedBy(
  replay: PacedReplay,
  onStep: () => void,
): { toggle(): void; isRunning(): boolean } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const plan = () => {
    const played = replay.played();
    const next = replay.steps[played];
    if (!next) {
      stop();
      return;
    }
    timer = setTimeout(
      () => {
        // a person may have pressed Step in the meantime
        if (replay.played() === played) replay.step();
        plan();
        onStep();
      },
      next.at - (replay.steps[played - 1]?.at ?? 0),
    );
  };
  return {
    toggle: () => {
      if (timer === undefined) plan();
      else stop();
    },
    isRunning: () => timer !== undefined,
  };
}
