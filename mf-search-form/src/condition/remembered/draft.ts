import {
  parseSearchQuery,
  RATES_MAX_VALUES,
  RATES_MIN_VALUES,
  TIME_ZONES,
  toSearchQuery,
  type SearchCondition,
} from 'shared-contracts/search';
import type { DayNumber } from 'shared-contracts/format';
import type { WidgetProps, WidgetStorage } from 'shared-contracts/widget';
import { formOf, momentOf } from '../initialCondition.ts';
import { toConditionState, type ConditionState } from '../placesAside.ts';
import { readState, writeState } from './sessionState.ts';

/**
 * What was typed into the form of one address and not searched for yet. It outlives a reload, and
 * ends with a search or when the visitor leaves the page.
 */
interface Draft extends Pick<SearchCondition, 'courseName' | 'keyword' | 'ratesMin' | 'ratesMax'> {
  readonly at: string;
  readonly query: string;
  readonly aside: Partial<ConditionState['aside']>;
}

function addressOf({ page, query }: WidgetProps): string {
  return `${page}?${query}`;
}
function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter(Number.isInteger) : [];
}

/** Keeps what the form of an address holds, until `clearDraft` or the end of the session. */
export function storeDraft(
  storage: WidgetStorage,
  props: WidgetProps,
  { condition, typedName, aside }: ConditionState,
): void {
  const { keyword, ratesMin, ratesMax } = condition;
  const draft: Draft = {
    at: addressOf(props),
    query: toSearchQuery(condition),
    courseName: typedName,
    keyword,
    ratesMin,
    ratesMax,
    aside,
  };
  writeState(storage, { formDraft: draft });
}

/** Removes the draft of any address. */
export function clearDraft(storage: WidgetStorage): void {
  return writeState(storage, { formDraft: undefined });
}

/** Gives the values that a query would not keep because they are wrong. */
function typedAsIs({ keyword, ratesMin, ratesMax }: Partial<Draft>): Partial<SearchCondition> {
  return {
    ...(typeof keyword === 'string' && { keyword }),
    ...(ratesMin !== undefined && RATES_MIN_VALUES.includes(ratesMin) && { ratesMin }),
    ...(ratesMax !== undefined && RATES_MAX_VALUES.includes(ratesMax) && { ratesMax }),
  };
}

/**
 * Gives the draft of this address; undefined when there is none, or only one of another address.
 */
export function readDraft(
  storage: WidgetStorage,
  props: WidgetProps,
  today: DayNumber,
): ConditionState | undefined {
  const draft = readState(storage)['formDraft'] as Partial<Draft> | undefined;
  if (draft?.at !== addressOf(props) || typeof draft.query !== 'string') return undefined;
  const form = formOf(props.page) === 'result' ? 'detail' : formOf(props.page);
  const { condition } = parseSearchQuery(draft.query, {
    now: momentOf(today),
    form,
    isStored: true,
  });
  const { aside } = toConditionState(condition);
  return {
    condition: { ...condition, ...typedAsIs(draft) },
    typedName: typeof draft.courseName === 'string' ? draft.courseName : condition.courseName,
    aside: {
      area: aside.area.length > 0 ? aside.area : numbers(draft.aside?.area),
      country: aside.country.length > 0 ? aside.country : numbers(draft.aside?.country),
      zoneList: TIME_ZONES.flatMap(({ value }) =>
        draft.aside?.zoneList?.includes(value) ? value : [],
      ),
      compeTypes: aside.compeTypes.length > 0 ? aside.compeTypes : numbers(draft.aside?.compeTypes),
    },
  };
}
