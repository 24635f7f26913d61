import { PREFECTURES } from 'shared-contracts/areas';
import { parseIsoDate, toDateParts } from 'shared-contracts/format';
import { need } from '../../testing/need.ts';
import { TODAY } from '../../testing/openTestGateway.ts';
import { longestRun, ALL_GUARDS, toZones, ZONES } from '../zoneLanes.ts';
import { freeInHour, HOURS } from '../hourLanes.ts';
import { toCalendarDay } from './calendar.ts';
import { contentRows } from './content/index.ts';
import { toCourse } from './course.ts';
import { ALL_COURSES, areaOfCourse, courseIds } from './courseIds.ts';
import { hasDayPrices, toPlanDays } from './dayPrices.ts';
import { toPlans } from './plans.ts';
import { toStock } from './stock.ts';
import { townAt } from './towns.ts';

const courses = courseIds(ALL_COURSES).map(toCourse);
function day(text: string) {
  return toCalendarDay(need(parseIsoDate(text), text));
}

describe('the invented inventory', () => {
  it('has two thousand courses with different names, in every prefecture and country', () => {
    expect(courses).toHaveLength(2000);
    expect(new Set(courses.map(({ name }) => name)).size).toBe(2000);
    expect(new Set(courses.map(({ pref }) => pref))).toEqual(
      new Set([...PREFECTURES.map(({ code }) => code), 48]),
    );
    expect(new Set(courses.map(({ country }) => country))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('[R9.06] names every course, city and interchange in Latin letters too, each course differently', () => {
    const latin = /^[A-Z][A-Za-z()& -]+$/;
    for (const course of courses) {
      expect(course.name_latin).toMatch(latin);
      expect(course.city_latin).toMatch(latin);
      if (course.road > 0) expect(course.interchange_latin).toMatch(/^[A-Z][A-Za-z ]+ IC$/);
    }
    expect(toCourse(10012)).toMatchObject({
      name: '楠代の杜ゴルフガーデン',
      name_latin: 'Kusushiro no Mori Golf Garden',
    });
  });

  it('has about sixty thousand plans, not cheaper on Saturdays, none below the lowest price of a search', () => {
    const plans = courses.flatMap(({ id }) => toPlans(id, TODAY)).map(({ plan }) => plan);
    expect(Math.abs(plans.length - 60_000)).toBeLessThan(1000);
    const prices = plans
      .flatMap(({ price0, price1, price2 }) => [price0, price1, price2])
      .filter((price) => price > 0);
    expect(prices.filter((price) => price <= 4000)).toEqual([]);
    const cheaperOnSaturday = plans.filter(
      ({ price0, price1 }) => price0 > 0 && price1 > 0 && price1 < price0,
    );
    expect(cheaperOnSaturday).toEqual([]);
  });

  it('has each course in the nearest of six towns of its prefecture, after which its interchange is named', () => {
    const inJapan = courses.filter(({ country }) => country === 0);
    for (const { id, city, lat, lon, road, interchange } of inJapan) {
      const town = townAt(areaOfCourse(id), { lat: lat / 100_000, lon: lon / 100_000 });
      expect(city).toBe(town.text);
      if (road > 0) expect(interchange.startsWith(town.place.text)).toBe(true);
    }
    const towns = [...Map.groupBy(inJapan, ({ pref }) => pref).values()].map(
      (inside) => new Set(inside.map(({ city }) => city)).size,
    );
    expect(Math.max(...towns)).toBeLessThanOrEqual(6);
  });

  it('calls one plan of a course the most popular at most', () => {
    const popular = courses.map(
      ({ id }) => toPlans(id, TODAY).filter(({ text }) => text.title.includes('人気No.1')).length,
    );
    expect(Math.max(...popular)).toBe(1);
    expect(popular.filter((plans) => plans === 1).length).toBeGreaterThan(1000);
  });

  it('starts plans of the afternoon and of the evening from noon, and those of the early morning before seven', () => {
    const plans = courses.flatMap(({ id }) => toPlans(id, TODAY));
    const zonesOf = (words: RegExp) =>
      new Set(
        plans
          .filter(({ text }) => words.test(text.title))
          .flatMap(({ plan }) => toZones(plan.zones).map((zone) => ZONES[zone])),
      );
    expect(zonesOf(/午後|薄暮|ナイター/)).toEqual(new Set(['gt12']));
    expect(zonesOf(/早朝/)).toEqual(new Set(['lt05', '06']));
  });

  it('prices the cheapest plans of some courses by the demand of each working day', () => {
    const working = Array.from({ length: 210 }, (_, ahead) => toCalendarDay(TODAY + ahead)).filter(
      (each) => each.class === 0,
    );
    const ids = courses.map(({ id }) => id).filter(hasDayPrices);
    const rows = ids.flatMap((id) => toPlanDays(toPlans(id, TODAY), working));
    const meanOf = (isOf: (date: ReturnType<typeof toDateParts>) => boolean) => {
      const prices = rows.filter((row) => row.price > 0 && isOf(toDateParts(row.day)));
      return prices.reduce((sum, { price }) => sum + price, 0) / prices.length;
    };
    const [monday, tuesday, thursday, friday] = [1, 2, 4, 5].map((each) =>
      meanOf(({ weekday }) => weekday === each),
    );
    expect(monday).toBeLessThan(need(tuesday, 'Tuesday'));
    expect(friday).toBeGreaterThan(need(thursday, 'Thursday'));
    expect(meanOf(({ month }) => month === 2)).toBeLessThan(meanOf(({ month }) => month === 5));
    expect(rows.filter(({ price }) => price % 10 !== 0)).toEqual([]);
  });

  it("[R3.06] names a road of the course's own prefecture, and none overseas", () => {
    for (const { pref, road, interchange } of courses) {
      if (pref === 48) expect(road).toBe(0);
      expect(interchange === '').toBe(road === 0);
    }
    expect(courses.filter(({ road }) => road > 0).length).toBeGreaterThan(1500);
  });

  it('[R5.08] counts a holiday as a Sunday', () => {
    expect(day('2026-11-23')).toMatchObject({
      class: 2,
      weekday_bit: 1 << 7,
      holiday: '勤労感謝の日',
    });
    expect(day('2026-11-22')).toMatchObject({ class: 2, weekday_bit: 1 << 7, holiday: '' });
    expect(day('2026-11-21')).toMatchObject({ class: 1, weekday_bit: 1 << 6 });
    expect(day('2026-11-24')).toMatchObject({ class: 0, weekday_bit: 1 << 2 });
    // an observed holiday on a Monday, and a holiday that falls on a Saturday
    expect(day('2027-03-22')).toMatchObject({ class: 2 });
    expect(day('2026-11-03')).toMatchObject({ class: 2, holiday: '文化の日' });
  });

  it('has a run of slots exactly when an hour has free slots', () => {
    for (const id of courseIds(40)) {
      for (let ahead = 0; ahead < 30; ahead += 1) {
        const { runs, free } = toStock(id, TODAY + ahead, ahead % 3).stock;
        expect(longestRun(runs, ALL_GUARDS) > 0).toBe(
          HOURS.some((hour) => freeInHour(free, hour) > 0),
        );
      }
    }
  });

  it('[R2.21] has something for every block of both devices in every region', () => {
    const blocks = new Set(
      contentRows().map(({ device, region, block }) => `${device} ${region} ${block}`),
    );
    expect(blocks.size).toBe(8 * (6 + 7));
  });
});
