import { COUNTRY_CODES, MAX_AREAS, OVERSEAS, WHOLE_COUNTRY, collapseRegions, isAreaCode } from '../../areas/index.ts';
import { FORM_MESSAGES, searchMessage } from '../../errors/searchMessages.ts';
import { parseInteger, someOf } from '../codecs.ts';
import { exceptOf } from '../defaults.ts';
import type { SearchCondition } from '../condition.ts';
import type { Reading } from '../reading.ts';

type AreaReading = Reading<SearchCondition>;

const isAbroad = (area: readonly number[]): boolean => area.length === 1 && area[0] === OVERSEAS;

/** R5.21, R5.22, R5.24: the message for an area, or undefined where it may stand. */
export const areaProblem = (area: readonly number[], form: AreaReading['form']): string | undefined => {
  if (area.includes(OVERSEAS) && area.length > 1) return FORM_MESSAGES.domesticWithOverseas;
  if (form === 'map' && area.includes(OVERSEAS)) return FORM_MESSAGES.mapOverseas;
  if (form === 'map' && area.includes(WHOLE_COUNTRY)) return FORM_MESSAGES.mapTooMany;
  return area.length > MAX_AREAS ? FORM_MESSAGES.tooManyAreas : undefined;
};

/** R4.12, R5.21: regions collapse, and the whole country holds every other domestic area. */
export const normaliseArea = (codes: readonly number[]): number[] => {
  const area = collapseRegions(codes);
  return area.includes(WHOLE_COUNTRY) ? area.filter((code) => code === WHOLE_COUNTRY || code === OVERSEAS) : area;
};

/** The fields of a condition that has an area. */
export interface Placed { readonly courseName: string; readonly area: readonly number[] }

export const readArea = (wire: string) => <Condition extends Placed>(reading: Reading<Condition>): void => {
  const texts = (reading.raw(wire) ?? []).filter((text) => text !== '');
  const codes = texts.map(parseInteger).filter((code) => code !== undefined && isAreaCode(code)) as number[];
  const area = normaliseArea(codes);
  reading.draft.area = area;
  // R5.35: beside a course name the area counts for nothing, so it cannot be wrong.
  if (reading.draft.courseName !== '') return;
  const unknown = texts.find((text) => !isAreaCode(parseInteger(text) ?? -1));
  if (unknown !== undefined) reading.fail('area', 'C000002', searchMessage('C000002', unknown.slice(0, 10)));
  const problem = areaProblem(area, reading.form);
  if (problem !== undefined) reading.fail('area', '', problem);
};

const becomeOverseas = (draft: AreaReading['draft']): void => {
  draft.searchMode = 'overseas';
  draft.except = exceptOf('overseas');
};

/** R5.23, R5.25. */
export const missingPlace = (condition: SearchCondition): { field: 'area' | 'country'; message: string } | undefined => {
  if (condition.courseName !== '') return undefined;
  if (condition.searchMode === 'overseas') {
    return condition.country.length > 0 ? undefined : { field: 'country', message: FORM_MESSAGES.countryRequired };
  }
  return condition.area.length > 0 ? undefined : { field: 'area', message: FORM_MESSAGES.areaRequired };
};

const countries = someOf(COUNTRY_CODES);

/** Brings course name, area, country and mode into line (R5.34, R5.35) once all of them have been read. */
const settlePlace = (reading: AreaReading): void => {
  const { draft } = reading;
  if (draft.courseName !== '') {
    draft.area = draft.searchMode === 'overseas' || draft.area.includes(OVERSEAS) ? [OVERSEAS] : [];
    draft.country = [];
  } else if (draft.country.length > 0 && draft.area.length === 0) {
    draft.area = [OVERSEAS];
  } else if (draft.country.length > 0 && !draft.area.includes(OVERSEAS)) {
    reading.fail('country', '', FORM_MESSAGES.domesticWithOverseas);
    draft.country = [];
  } else if (draft.country.length === 0 && isAbroad(draft.area)) {
    draft.country = COUNTRY_CODES;
  }
  if (isAbroad(draft.area) && draft.searchMode !== 'overseas') becomeOverseas(draft);
  if (isAbroad(draft.area) && reading.form === 'map') reading.fail('area', '', FORM_MESSAGES.mapOverseas);
  const missing = reading.form === 'result' ? missingPlace(draft) : undefined;
  if (missing !== undefined) reading.fail(missing.field, '', missing.message);
};

export const readCountry = (wire: string) => (reading: AreaReading): void => {
  const texts = reading.raw(wire);
  const chosen = texts && countries.read(texts);
  if (texts !== undefined && chosen === undefined) reading.drop(wire);
  reading.draft.country = chosen ?? [];
  settlePlace(reading);
};
