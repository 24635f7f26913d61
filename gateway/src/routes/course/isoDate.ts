import { type DayNumber, toIsoDate } from 'shared-contracts/format';
import { kept } from '../kept.ts';

/** More than the days of the inventory. */
const DAYS = 1000;

/** Returns `YYYY-MM-DD`. It keeps the texts, because a reply has dozens of the same days. */
export const isoDate: (day: DayNumber) => string = kept(DAYS, toIsoDate);
