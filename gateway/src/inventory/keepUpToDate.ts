import { toJapaneseDay } from 'shared-contracts/format';
import type { Clock } from 'server-kit/clock';
import type { Inventory } from './openInventory.ts';

const FIVE_MINUTES = 300_000;

/**
 * Adds the new day's tee times after midnight, and tries again after a failure. Returns a function
 * that stops this.
 */
export function keepUpToDate(
  inventory: Inventory,
  clock: Clock,
  onFailure: (error: unknown) => void,
): () => void {
  let filled = toJapaneseDay(clock());
  let isFilling = false;
  const look = async (): Promise<void> => {
    const today = toJapaneseDay(clock());
    if (isFilling || today === filled) return;
    isFilling = true;
    try {
      await inventory.bringTo(today);
      filled = today;
    } catch (error) {
      onFailure(error);
    }
    isFilling = false;
  };
  const timer = setInterval(() => void look(), FIVE_MINUTES).unref();
  return () => clearInterval(timer);
}
