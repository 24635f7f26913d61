/** Lets the browser handle input and paint. */
function pauseForBrowser(): Promise<void> {
  if (typeof globalThis.scheduler?.yield === 'function') return scheduler.yield();
  return new Promise((resume) => {
    setTimeout(resume);
  });
}

interface Turn {
  readonly urgency: number;
  readonly begin: () => void;
}

/**
 * Calls `begin` when it is its turn. Returns a function that takes the turn back.
 *
 * @param urgency The greater comes first; equal ones come in the order in which they asked.
 */
export type TakeTurn = (urgency: number, begin: () => void) => () => void;

/**
 * Returns the turns of one document. All that ask in one task are sorted by urgency, and `pause`
 * lies between two of them, so that no task of the page grows with the number of slots (ADR 034).
 */
export function slotTurns(pause: () => Promise<void> = pauseForBrowser): TakeTurn {
  const waiting: Turn[] = [];
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    // by then every slot of this render has asked
    await Promise.resolve();
    while (waiting.length > 0) {
      waiting.sort((one, other) => other.urgency - one.urgency);
      waiting.shift()?.begin();
      await pause();
    }
    isRunning = false;
  };
  return (urgency, begin) => {
    const turn = { urgency, begin };
    waiting.push(turn);
    if (!isRunning) void run();
    return () => {
      const place = waiting.indexOf(turn);
      if (place >= 0) waiting.splice(place, 1);
    };
  };
}
