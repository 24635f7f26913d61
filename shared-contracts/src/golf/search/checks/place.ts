import { COUNTRY_CODES, OVERSEAS } from '../../areas/index.ts';
import { FORM_MESSAGES, type FormMessage } from '../../messages/formMessages.ts';
import { exceptOf } from '../choices/index.ts';
import { someOf } from '../codecs.ts';
import type { SearchMode } from '../enumerations.ts';
import type { Reading } from '../reading.ts';
import type { Placed } from './area.ts';

/** The fields of a course search that decide the place. */
export interface Place extends Placed {
  readonly searchMode: SearchMode;
  readonly country: readonly number[];
}
type PlaceReading = Reading<Place & { readonly except: readonly string[] }>;

function isAbroad(area: readonly number[]): boolean {
  return area.length === 1 && area[0] === OVERSEAS;
}

function becomeOverseas(draft: PlaceReading['draft']): void {
  draft.searchMode = 'overseas';
  draft.except = exceptOf('overseas');
}

/** R5.23, R5.25: returns the message when area or country is missing, else undefined. */
export function missingPlace(
  condition: Place,
): { field: 'area' | 'country'; message: FormMessage } | undefined {
  if (condition.courseName !== '') return undefined;
  if (condition.searchMode === 'overseas') {
    return condition.country.length > 0
      ? undefined
      : { field: 'country', message: FORM_MESSAGES.countryRequired };
  }
  return condition.area.length > 0
    ? undefined
    : { field: 'area', message: FORM_MESSAGES.areaRequired };
}

const countries = someOf(COUNTRY_CODES);

/**
 * R5.34, R5.35: makes course name, area, country and mode fit each other after all of them have
 * been read.
 */
function settlePlace(reading: PlaceReading): void {
  const { draft } = reading;
  if (draft.courseName !== '') {
    draft.area = draft.searchMode === 'overseas' || draft.area.includes(OVERSEAS) ? [OVERSEAS] : [];
    draft.country = [];
  } else if (draft.country.length > 0 && draft.area.length === 0) {
    draft.area = [OVERSEAS];
  } else if (draft.country.length > 0 && !draft.area.includes(OVERSEAS)) {
    reading.fail('country', FORM_MESSAGES.domesticWithOverseas);
    draft.country = [];
  } else if (draft.country.length === 0 && isAbroad(draft.area)) {
    draft.country = COUNTRY_CODES;
  }
  if (isAbroad(draft.area) && draft.searchMode !== 'overseas') becomeOverseas(draft);
  if (isAbroad(draft.area) && reading.form === 'map')
    reading.fail('area', FORM_MESSAGES.mapOverseas);
  const missing = reading.form === 'result' ? missingPlace(draft) : undefined;
  if (missing !== undefined) reading.fail(missing.field, missing.message);
}

export function readCountry(wire: string) {
  return (reading: PlaceReading): void => {
    const texts = reading.raw(wire);
    const chosen = texts && countries.read(texts);
    if (texts !== undefined && chosen === undefined) reading.drop(wire);
    reading.draft.country = chosen ?? [];
    settlePlace(reading);
  };
}
