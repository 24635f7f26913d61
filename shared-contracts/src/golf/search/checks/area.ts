import {
  MAX_AREAS,
  OVERSEAS,
  WHOLE_COUNTRY,
  collapseRegions,
  isAreaCode,
} from '../../areas/index.ts';
import { FORM_MESSAGES, type FormMessage } from '../../messages/formMessages.ts';
import { parseInteger } from '../codecs.ts';
import type { Reading, SearchForm } from '../reading.ts';

/**
 * R5.21, R5.22, R5.24: returns the message for a wrong area, or undefined when the area is valid.
 */
export function areaProblem(area: readonly number[], form: SearchForm): FormMessage | undefined {
  if (area.includes(OVERSEAS) && area.length > 1) return FORM_MESSAGES.domesticWithOverseas;
  if (form === 'map' && area.includes(OVERSEAS)) return FORM_MESSAGES.mapOverseas;
  if (form === 'map' && area.includes(WHOLE_COUNTRY)) return FORM_MESSAGES.mapTooMany;
  return area.length > MAX_AREAS ? FORM_MESSAGES.tooManyAreas : undefined;
}

/** R4.12, R5.21: collapses regions, and drops domestic areas beside the whole country. */
export function normaliseArea(codes: readonly number[]): number[] {
  const area = collapseRegions(codes);
  return area.includes(WHOLE_COUNTRY)
    ? area.filter((code) => code === WHOLE_COUNTRY || code === OVERSEAS)
    : area;
}

/** The fields that the check of an area needs. */
export interface Placed {
  readonly courseName: string;
  readonly area: readonly number[];
}

export function readArea(wire: string) {
  return (reading: Reading<Placed>): void => {
    const texts = (reading.raw(wire) ?? []).filter((text) => text !== '');
    const codes = texts
      .map(parseInteger)
      .filter((code) => code !== undefined && isAreaCode(code)) as number[];
    const area = normaliseArea(codes);
    reading.draft.area = area;
    // R5.35: with a course name the area has no effect, so it cannot be wrong
    if (reading.draft.courseName !== '') return;
    const unknown = texts.find((text) => !isAreaCode(parseInteger(text) ?? -1));
    if (unknown !== undefined)
      reading.fail('area', {
        key: 'C000002',
        values: { areas: [...unknown].slice(0, 10).join('') },
      });
    const problem = areaProblem(area, reading.form);
    if (problem !== undefined) reading.fail('area', problem);
  };
}
