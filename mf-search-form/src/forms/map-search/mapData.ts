import type { CourseMap, PrefectureHits } from 'shared-contracts/gateway';
import type { DayNumber } from 'shared-contracts/format';
import type { WidgetHost } from 'shared-contracts/widget';
import { toAnswer, type Answered } from '../answer/answer.ts';
import { loadCalls } from '../../gateway/loadCalls.ts';
import { mapKey, readMapAddress, type MapAddress } from './mapAddress.ts';

/** The prefectures with their hits, or the courses of an area. */
export type MapContent =
  | { readonly level: 'country'; readonly hits: PrefectureHits }
  | { readonly level: 'area'; readonly found: CourseMap };
export type MapData = Answered<MapContent>;

/** Fetches what the map of an address shows. Rejects when the call fails. */
export async function fetchMapContent(
  host: WidgetHost,
  { condition, hasArea }: MapAddress,
  signal?: AbortSignal,
): Promise<MapContent> {
  const { fetchCourseMap, fetchPrefectureHits } = await loadCalls();
  return hasArea
    ? { level: 'area', found: await fetchCourseMap(host, condition, signal) }
    : { level: 'country', hits: await fetchPrefectureHits(host, condition, signal) };
}

/** Gives what the first paint of the map needs. A failed call is part of the answer. */
export async function loadMap(host: WidgetHost, query: string, today: DayNumber): Promise<MapData> {
  const address = readMapAddress(query, today);
  return {
    key: mapKey(address),
    answer: await toAnswer(fetchMapContent(host, address), host, 'map'),
  };
}
