import { EXCEPTIONS, valuesOf } from '../choices/index.ts';
import type { Reading } from '../reading.ts';

/**
 * R4.09: reads what to leave out, without what the query asks for. `wires` names the flag that asks
 * for each exception.
 */
export function readExcept(wire: string, wires: Readonly<Record<string, string>>) {
  return (reading: Reading<{ readonly except: readonly string[] }>): void => {
    const texts = reading.raw(wire);
    const chosen =
      texts === undefined
        ? reading.draft.except
        : valuesOf(EXCEPTIONS).filter((value) => texts.includes(value));
    if (chosen.length === 0 && texts?.some((text) => text !== '')) reading.drop(wire);
    reading.draft.except = chosen.filter(
      (value) => reading.raw(wires[value] ?? '')?.at(-1) !== '1',
    );
  };
}
