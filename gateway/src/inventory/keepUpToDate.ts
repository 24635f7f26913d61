import { toJapaneseDay } from 'shared-contracts/format';
import type { Clock } from 'server-kit/clock';
import type { Inventory } from './openInventory.ts';

const FIVE_MINUTES = 300_000;

/** Gives an inventory that is read past midnight the new day's tee times; what fails is tried again. Answers with what ends it. */
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
