import { toJapaneseDay } from '../../format/index.ts';
import { type PlayDate, toPlayDate } from '../calendar.ts';
import { type Dated, readPlayDate, readWidthday } from '../checks/playDate.ts';
import type { Carrier, Field } from './field.ts';
import { ruled } from './rows.ts';

const WIRES = ['year', 'month', 'day'] as const;

/**
 * The three parameters of a play date. The first one reads all of them; they are always written.
 */
const parts: readonly Carrier<PlayDate, Dated>[] = [
  {
    wire: WIRES[0],
    place: 4,
    label: 'プレー日（年）',
    always: 'everywhere',
    read: readPlayDate(WIRES),
    write: ({ year }) => [String(year)],
  },
  {
    wire: WIRES[1],
    place: 5,
    label: 'プレー日（月）',
    always: 'everywhere',
    write: ({ month }) => [String(month)],
  },
  {
    wire: WIRES[2],
    place: 6,
    label: 'プレー日（日）',
    always: 'everywhere',
    write: ({ day }) => [String(day)],
  },
];

const playDate: Field<PlayDate, Dated> = {
  carriers: parts,
  defaultAt: ({ now }) => toPlayDate(toJapaneseDay(now) + 1),
};

/** The fields about the date, the same for the course search and the solo search. */
export const days = {
  /** Default: tomorrow in Japan. */
  playDate,
  /** The number of days from the play date on, 1 to 31. */
  widthday: ruled({
    wire: 'widthday',
    place: 7,
    label: '日数',
    default: 1,
    read: readWidthday('widthday'),
    write: (days: number) => [String(days)],
  }),
};
