import type { RoundPage } from 'shared-contracts/gateway';
import type { DayNumber } from 'shared-contracts/format';
import type { WidgetHost } from 'shared-contracts/widget';
import { toAnswer, type Answered } from '../answer/answer.ts';
import { loadCalls } from '../../gateway/loadCalls.ts';
import { toFormCondition } from '../../condition/soloSlice.ts';
import { readSoloAddress, type SoloAddress } from '../../condition/soloAddress.ts';
import { soloHref, soloKey } from '../../condition/soloHref.ts';

/** A course whose name fits what was typed, and the link to its rounds. */
export interface CourseMeant {
  readonly name: string;
  readonly prefecture: string;
  readonly href: string;
}

/** What the first paint of the solo search needs. */
export interface SoloData {
  readonly rounds: Answered<RoundPage> | undefined;
  /** R5.26: the courses that a name may mean which was sent without being picked. */
  readonly meant: readonly CourseMeant[];
}

async function fetchMeant(
  host: WidgetHost,
  { condition, error }: SoloAddress,
): Promise<readonly CourseMeant[]> {
  if (error?.field !== 'courseName' || condition.courseName === '') return [];
  const answer = await toAnswer(
    loadCalls().then(({ fetchSuggestions }) =>
      fetchSuggestions(
        host,
        'top',
        { name: condition.courseName, condition: toFormCondition(condition) },
        new AbortController().signal,
      ),
    ),
    host,
    'suggestions',
  );
  return (answer.state === 'ready' ? answer.value : []).flatMap((each) =>
    each.kind === 'course'
      ? [
          {
            name: each.name,
            prefecture: each.prefecture,
            href: soloHref({ ...condition, courseId: each.id, courseName: each.name, area: [] }),
          },
        ]
      : [],
  );
}

/** Fetches the rounds of an address. Rejects when the call fails. */
export async function fetchRounds(
  host: WidgetHost,
  { condition }: SoloAddress,
  signal?: AbortSignal,
): Promise<RoundPage> {
  return (await loadCalls()).fetchSoloRounds(host, condition, signal);
}

/** Gives what the first paint of the solo search needs. A failed call is part of the answer. */
export async function loadSolo(
  host: WidgetHost,
  query: string,
  today: DayNumber,
): Promise<SoloData> {
  const address = readSoloAddress(query, today);
  const key = soloKey(address);
  const rounds =
    key === ''
      ? undefined
      : { key, answer: await toAnswer(fetchRounds(host, address), host, 'solo') };
  return { rounds, meant: await fetchMeant(host, address) };
}
