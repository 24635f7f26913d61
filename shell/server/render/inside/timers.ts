import './bridge.ts';

/** The timers of the realm, by their numbers. */
const timers = new Map<number, () => void>();
let last = 0;

type Callback = (...values: unknown[]) => void;

function start(milliseconds: unknown, ring: () => void): number {
  last += 1;
  timers.set(last, ring);
  bridge.wake(last, Number(milliseconds) || 0);
  return last;
}

function setTimeout(callback: Callback, milliseconds?: number, ...values: unknown[]): number {
  const timer = start(milliseconds, () => {
    timers.delete(timer);
    callback(...values);
  });
  return timer;
}

function setInterval(callback: Callback, milliseconds?: number, ...values: unknown[]): number {
  const timer = start(milliseconds, () => {
    bridge.wake(timer, Number(milliseconds) || 0);
    callback(...values);
  });
  return timer;
}

function clearTimer(timer: unknown): void {
  if (timers.delete(Number(timer))) bridge.forget(Number(timer));
}

/** Calls what waits for a timer, unless it was taken back. */
export function ring(timer: number): void {
  timers.get(timer)?.();
}

/** The functions for timers that a widget finds. */
export const timerGlobals = {
  setTimeout,
  setInterval,
  setImmediate: (callback: Callback, ...values: unknown[]) => setTimeout(callback, 0, ...values),
  clearTimeout: clearTimer,
  clearInterval: clearTimer,
  clearImmediate: clearTimer,
};
