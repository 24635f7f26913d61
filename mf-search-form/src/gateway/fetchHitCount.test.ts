import { defaultCondition } from 'shared-contracts/search';
import { fakeHost } from 'shared-contracts/testing';
import type { RequestOptions, WidgetHost } from 'shared-contracts/widget';
import { fetchHitCount } from './fetchHitCount.ts';

/** A host whose answers come when asked for, and which keeps one call of each singular kind. */
function aHost() {
  const fake = fakeHost();
  const active = new Map<string, () => void>();
  const answers: (() => void)[] = [];
  const get = (_path: string, { singular }: RequestOptions = {}) =>
    new Promise((resolve, reject) => {
      if (singular) {
        active.get(singular.id)?.();
        active.set(singular.id, () => reject(new Error(`Singular request: ${singular.id}`)));
      }
      answers.push(() => resolve({ result_status: 200, search_cnt: answers.length }));
    });
  const host = { ...fake, request: { ...fake.request, get } } as WidgetHost;
  return { host, answer: () => answers.forEach((each) => each()) };
}

it('[R4.31] counts for the button of the detailed search and for that of the sheet at once', async () => {
  const { host, answer } = aHost();
  const condition = { ...defaultCondition('normal', host.now()), area: [12] };
  const counts = [1, 2].map(() => fetchHitCount(host, condition, new AbortController().signal));
  answer();
  expect(await Promise.all(counts)).toEqual([2, 2]);
});
