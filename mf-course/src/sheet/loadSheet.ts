import { parseIsoDate, toJapaneseDay } from 'shared-contracts/format';
import type { CourseSheet } from 'shared-contracts/gateway';
import { capWidthday, toPartialSearchQuery } from 'shared-contracts/search';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import {
  firstDay,
  readSheetAddress,
  SHEET_DAYS,
  type AskedSheet,
} from '../address/sheetAddress.ts';
import { fetchCoursePlans } from '../gateway/fetchCoursePlans.ts';
import { fetchCourseSheet } from '../gateway/fetchCourseSheet.ts';
import { fetchCourseStock } from '../gateway/fetchCourseStock.ts';
import { fetchCourseWeather } from '../gateway/fetchCourseWeather.ts';
import type { SheetData, SheetOutcome } from '../shown-sheet/sheetData.ts';

/** Returns a value that the sheet is whole without; a failed call is only reported. */
async function without<Value>(
  { telemetry }: Pick<WidgetHost, 'telemetry'>,
  call: string,
  value: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await value;
  } catch (error) {
    telemetry.error(error, { call });
    return undefined;
  }
}

/** Returns the day whose starts are shown: the chosen one, or the first with a price. */
function shownDay({ day }: AskedSheet, { days }: CourseSheet): number | undefined {
  return day ?? parseIsoDate(days.find(({ price }) => price !== undefined)?.playDate ?? '');
}

async function askGateway(
  host: WidgetHost,
  asked: AskedSheet,
  today: number,
): Promise<SheetOutcome> {
  const { courseId, day, players } = asked;
  const begin = firstDay(asked, today);
  const month = { first: begin, count: capWidthday(begin, SHEET_DAYS, today), players };
  const [sheet, { courses, plans }, weather = []] = await Promise.all([
    fetchCourseSheet(host, courseId, month),
    fetchCoursePlans(
      host,
      courseId,
      day === undefined ? month : { ...month, first: day, count: 1 },
    ),
    without(host, 'course-weather', fetchCourseWeather(host, courseId, month)),
  ]);
  const [course] = courses;
  if (sheet === undefined || course === undefined) return { kind: 'missing' };
  const first = shownDay(asked, sheet);
  const stock =
    first === undefined
      ? undefined
      : await without(
          host,
          'course-stock',
          fetchCourseStock(host, courseId, { first, count: 1, players }),
        );
  const neighbours = `/search/result/?${toPartialSearchQuery({ area: [course.prefectureCode] })}`;
  return { kind: 'found', course, sheet, neighbours, plans, weather, ...(stock && { stock }) };
}

/** Loads the sheet of the course that the address names; never rejects. */
export async function loadSheet({ query }: WidgetProps, host: WidgetHost): Promise<SheetData> {
  const now = host.now();
  const today = toJapaneseDay(now);
  try {
    return { query, today, outcome: await askGateway(host, readSheetAddress(query, now), today) };
  } catch (error) {
    host.telemetry.error(error, { call: 'course-sheet' });
    return { query, today, outcome: { kind: 'failed' } };
  }
}
