interface Turn {
  readonly urgency: number;
  readonly begin: () => void;
}

/**
 * Calls `begin` when it is its turn, never at once. Returns a function that takes the turn back.
 *
 * @param urgency The greater comes first; equal ones come in the order in which they asked.
 */
export type TakeTurn = (urgency: number, begin: () => void) => () => void;

/**
 * Returns the turns of one document. All slots that ask in one render are sorted by urgency (ADR
 * 034).
 */
export function slotTurns(): TakeTurn {
  const waiting: Turn[] = [];
  const beginAll = () => {
    waiting.sort((one, other) => other.urgency - one.urgency);
    for (const turn of waiting.splice(0)) turn.begin();
  };
  return (urgency, begin) => {
    const turn = { urgency, begin };
    waiting.push(turn);
    // by then every slot of this render has asked
    if (waiting.length === 1) queueMicrotask(beginAll);
    return () => {
      const place = waiting.indexOf(turn);
      if (place >= 0) waiting.splice(place, 1);
    };
  };
}
