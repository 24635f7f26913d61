import { useCallback } from 'react';
import type { DayWeather } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { fetchCourseWeather } from '../gateway/fetchCourseWeather.ts';
import { playDateRange } from '../gateway/playDateRange.ts';
import { useOnDemand } from '../on-demand/useOnDemand.ts';

const UNKNOWN: readonly DayWeather[] = [];

/** The weather of a course on a play date (`YYYY-MM-DD`); undefined while and where it is not known. */
export type WeatherOf = (courseId: number, playDate: string) => DayWeather | undefined;

/**
 * R7.19: asks for the weather of these courses on the searched days. A failed call is only reported.
 * `isLoading` while the answer is awaited: what keeps a place for it then moves nothing later.
 */
export function useWeather(
  courseIds: readonly number[],
  searched: Pick<SearchCondition, 'playDate' | 'widthday'>,
): { readonly weatherOf: WeatherOf; readonly isLoading: boolean } {
  const host = useHost();
  const days = playDateRange(searched);
  const key = courseIds.length === 0 ? undefined : `${courseIds.join(',')} ${days}`;
  const { status, value = UNKNOWN } = useOnDemand('course-weather', key, (signal) =>
    fetchCourseWeather(host, courseIds, days, signal),
  );
  const weatherOf = useCallback<WeatherOf>(
    (courseId, playDate) =>
      value.find((each) => each.courseId === courseId && each.date === playDate),
    [value],
  );
  return {
    weatherOf,
    isLoading: status === 'loading',
  };
}
