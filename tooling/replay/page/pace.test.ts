import { pacedBy } from './pace.ts';

function stepsAt(...times: number[]) {
  const play: number[] = [];
  const steps = times.map((at) => ({ at, title: '', play: () => {} }));
  return {
    play,
    replay: {
      steps,
      played: () => play.length,
      step: () => void play.push(times[play.length] ?? Number.NaN),
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the pace of a replay', () => {
  it('is the pace of the recording, from the step at which it is', () => {
    const { play, replay } = stepsAt(100, 150, 1000);
    const pace = pacedBy(replay, () => {});
    replay.step();
    pace.toggle();
    jest.advanceTimersByTime(49);
    expect(play).toEqual([100]);
    jest.advanceTimersByTime(1);
    expect(play).toEqual([100, 150]);
    jest.advanceTimersByTime(850);
    expect([play, pace.isRunning()]).toEqual([[100, 150, 1000], false]);
  });

  it('stops when it is paused, and does not repeat a step that somebody took by hand', () => {
    const { play, replay } = stepsAt(100, 200, 300);
    const pace = pacedBy(replay, () => {});
    pace.toggle();
    replay.step();
    jest.advanceTimersByTime(100);
    expect(play).toEqual([100]);
    pace.toggle();
    jest.runAllTimers();
    expect([play, pace.isRunning()]).toEqual([[100], false]);
  });
});
