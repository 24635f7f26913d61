import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { toGrouped } from 'shared-contracts/format';
import { useLabel } from 'shared-ui/island';
import type { SearchCondition } from 'shared-contracts/search';
import { PlaceName } from 'shared-ui/proper-names';
import { DayForecast } from 'shared-ui/weather';
import { useWeather } from '../weather/useWeather.ts';
import { PlanCell, PriceCell } from './PlanCell.tsx';
import type { ComparedCourse } from '../compared-course/comparedCourse.ts';
import { AXES, bestOf, bestPrice } from './toComparison.ts';

/** A row of the comparison. */
interface ComparisonRow {
  readonly key: string;
  readonly label: string;
  /** One cell for each course. */
  readonly cells: readonly ReactNode[];
  /** The indices of the best cells; none where the row marks nothing. */
  readonly best?: readonly number[];
  /** Whether its values are still awaited, which they are for good where no script runs. */
  readonly isAwaited?: boolean;
}

type Courses = readonly ComparedCourse[];

/** Returns a function that makes a row of these courses. */
function useToRow(courses: Courses) {
  const t = useTranslations('compare');
  return (
    key: string,
    cell: (course: ComparedCourse) => ReactNode,
    best: readonly number[] = [],
  ): ComparisonRow => ({ key, label: t(`row.${key}`), cells: courses.map(cell), best });
}

/**
 * The price, named after the party that was searched (0 when the search names none), and what it buys.
 */
function usePlanRows(courses: Courses, players: number): ComparisonRow[] {
  const t = useTranslations('compare');
  const toRow = useToRow(courses);
  return [
    {
      ...toRow(
        'price',
        ({ plan }) => (plan ? <PriceCell plan={plan} /> : t('noPlan')),
        bestPrice(courses),
      ),
      ...(players > 0 && { label: t('row.priceOf', { players }) }),
    },
    toRow('plan', ({ plan }) => plan && <PlanCell plan={plan} />),
  ];
}

/** The hours in which a round can start. */
function useTimeRow(courses: Courses): ComparisonRow {
  const t = useTranslations('teeTimes');
  const free = ({ course }: ComparedCourse) => course.startHours.filter(({ isFree }) => isFree);
  return useToRow(courses)(
    'times',
    (compared) =>
      free(compared)
        .map(({ hour }) => t('during', { hour }))
        .join(t('separator')) || t('none'),
    bestOf(
      courses.map((compared) => free(compared).length),
      'highest',
    ),
  );
}

/** The rating on every axis, and the number of reviews. */
function useRatingRows(courses: Courses): ComparisonRow[] {
  const t = useTranslations('compare');
  const toRow = useToRow(courses);
  return [
    ...AXES.map((axis) =>
      toRow(
        axis,
        ({ course }) =>
          course.reviewCount > 0 ? course.evaluation[axis].toFixed(1) : t('noRating'),
        bestOf(
          courses.map(({ course }) =>
            course.reviewCount > 0 ? course.evaluation[axis] : undefined,
          ),
          'highest',
        ),
      ),
    ),
    toRow(
      'reviews',
      ({ course }) => t('reviews', { count: course.reviewCount }),
      bestOf(
        courses.map(({ course }) => course.reviewCount),
        'highest',
      ),
    ),
  ];
}

/** Where the course lies, and how to get there. */
function usePlaceRows(courses: Courses): ComparisonRow[] {
  const t = useTranslations('compare');
  const label = useLabel();
  const toRow = useToRow(courses);
  return [
    toRow('place', ({ course }) => (
      <>
        {label.given(course.prefecture)} <PlaceName name={course.city} latin={course.latin?.city} />
      </>
    )),
    toRow(
      'access',
      ({ course: { access, latin } }) =>
        access
          ? t('access', {
              interchange: access.interchange,
              distance: access.distanceKm,
              name: () => <PlaceName name={access.interchange} latin={latin?.interchange} />,
            })
          : t('noAccess'),
      bestOf(
        courses.map(({ course }) => course.access?.distanceKm),
        'lowest',
      ),
    ),
  ];
}

/** What the day of each plan is like: the row stands while it is asked for, and where it is known. */
function useWeatherRows(courses: Courses, condition: SearchCondition): ComparisonRow[] {
  const toRow = useToRow(courses);
  const { weatherOf, isLoading } = useWeather(
    courses.map(({ course }) => course.id),
    condition,
  );
  const toWeather = ({ course, plan }: ComparedCourse) =>
    plan && weatherOf(course.id, plan.playDate);
  if (!isLoading && !courses.some(toWeather)) return [];
  const row = toRow('weather', (compared) => {
    const weather = toWeather(compared);
    return weather && <DayForecast weather={weather} />;
  });
  return [{ ...row, isAwaited: isLoading }];
}

/** What the plans include: play style, lunch, and the coupon. */
function useOfferRows(courses: Courses): ComparisonRow[] {
  const t = useTranslations('compare');
  const toRow = useToRow(courses);
  return [
    toRow('style', ({ playStyle }) => t(`style.${playStyle}`)),
    toRow('lunch', ({ lunch }) => t(`lunch.${lunch}`)),
    toRow(
      'coupon',
      ({ coupon }) => (coupon > 0 ? t('coupon', { amount: toGrouped(coupon) }) : t('noCoupon')),
      bestOf(
        courses.map(({ coupon }) => coupon),
        'highest',
      ),
    ),
  ];
}

/** The rows of the comparison from top to bottom, for the searched party and days. */
export function useComparisonRows(courses: Courses, condition: SearchCondition): ComparisonRow[] {
  return [
    ...usePlanRows(courses, condition.players),
    useTimeRow(courses),
    ...useWeatherRows(courses, condition),
    ...useRatingRows(courses),
    ...usePlaceRows(courses),
    ...useOfferRows(courses),
  ];
}
