import type { Replay } from 'shared-contracts/platform-testing';

/** Plays at the recorded pace, from where it stands. */
export function pacedBy(
  replay: Replay,
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
        // somebody may have stepped on meanwhile
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
