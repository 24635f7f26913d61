import { toDayNumber, toIsoDate } from 'shared-contracts/format';
import { quickDates } from './quickDates.ts';

const HOLIDAYS = { '2026-11-03': '文化の日', '2026-11-23': '勤労感謝の日' };
function on(day: number) {
  return Object.fromEntries(
    quickDates(toDayNumber(2026, 11, day), HOLIDAYS).map(({ name, start, days }) => [
      name,
      `${toIsoDate(start)}+${days}`,
    ]),
  );
}

it('[R9.02] on a weekday, this weekend means Saturday and Sunday of this week', () => {
  expect(on(18)).toEqual({
    thisWeekend: '2026-11-21+2',
    nextWeekend: '2026-11-28+2',
    nextHoliday: '2026-11-23+1',
    restWeekdays: '2026-11-19+12',
  });
});

it('[R9.02] on a Saturday, this weekend starts today; on a Sunday there is only the next one, since one day is no weekend', () => {
  expect(on(21)).toMatchObject({ thisWeekend: '2026-11-21+2', nextWeekend: '2026-11-28+2' });
  expect(on(22)).toMatchObject({ nextWeekend: '2026-11-28+2' });
  expect(on(22)).not.toHaveProperty('thisWeekend');
});

it('[R3.20] without a known holiday there is no quick date for it', () => {
  expect(on(24)).not.toHaveProperty('nextHoliday');
});

it('[R5.08] the weekdays of this month start with the next one and leave out holidays; at the end of a month they are those of the next month', () => {
  expect(on(21)).toMatchObject({ restWeekdays: '2026-11-24+7' });
  expect(on(30)).toMatchObject({ nextMonthWeekdays: '2026-12-01+31' });
  expect(on(30)).not.toHaveProperty('restWeekdays');
});
