import { type DayNumber, toJapaneseDay } from 'shared-contracts/format';
import type { Clock } from 'server-kit/clock';
import type { Inventory } from './openInventory.ts';

const FIVE_MINUTES = 300_000;

/**
 * Adds the new day's tee times after midnight, and tries again after a failure. `filled` is the day that
 * the inventory has been brought to: opening it takes long enough for a midnight. Returns a function that
 * stops this.
 */
export function keepUpToDate(
  inventory: Pick<Inventory, 'bringTo'>,
  clock: Clock,
  filled: DayNumber,
  onFailure: (error: unknown) => void,
): () => void {
  let latest = filled;
  let isFilling = false;
  const look = async (): Promise<void> => {
    const today = toJapaneseDay(clock());
    if (isFilling || today === latest) return;
    isFilling = true;
    try {
      await inventory.bringTo(today);
      latest = today;
    } catch (error) {
      onFailure(error);
    }
    isFilling = false;
  };
  const timer = setInterval(() => void look(), FIVE_MINUTES).unref();
  return () => clearInterval(timer);
}
