import * as z from 'zod/mini';
import {
  ApiError,
  isApiError,
  isCancelled,
  isTimeout,
  TimeoutError,
} from '../../platform/errors/index.ts';
import { fakeHost, type FakeHostOptions } from '../testing/index.ts';
import type { RequestOptions } from '../../platform/widget/index.ts';
import { gatewayCall } from './call.ts';
import { callGateway } from './callGateway.ts';
import { courseCoupons } from './courseCoupons.ts';
import { courseSearch } from './courseSearch.ts';

const GREENS = '/course/greens';
const greens = gatewayCall({
  path: GREENS,
  query: z.object({ c_ids: z.string() }),
  reply: z.object({ result_status: z.number(), green_cnt: z.number() }),
  timeout: 30_000,
  toValue: ({ green_cnt }) => ({ count: green_cnt }),
});

function ask(answer: NonNullable<FakeHostOptions['answers']>[string]) {
  return callGateway(fakeHost({ answers: { [GREENS]: answer } }), greens, { c_ids: '1,2' });
}
function failureOf(answer: Parameters<typeof ask>[0]): Promise<unknown> {
  return ask(answer).then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Returns the options that the request client gets for a call. */
async function optionsOf(options?: Parameters<typeof callGateway>[3]): Promise<RequestOptions> {
  const sent: RequestOptions[] = [];
  const { request } = fakeHost();
  const get = async (_: string, given: RequestOptions = {}) => {
    sent.push(given);
    return { result_status: 200, green_cnt: 18 };
  };
  await callGateway(
    { request: { ...request, get }, locale: 'ja-JP' },
    greens,
    { c_ids: '1' },
    options,
  );
  const [first] = sent;
  if (!first) throw new Error('nothing was sent');
  return first;
}

describe('a call of the gateway', () => {
  it('sends its query to its path, and returns the value of the reply', async () => {
    const host = fakeHost({ answers: { [GREENS]: { result_status: 200, green_cnt: 18 } } });
    expect(await callGateway(host, greens, { c_ids: '1,2' })).toEqual({ count: 18 });
    expect(host.sent).toEqual([{ method: 'GET', path: GREENS, query: { c_ids: '1,2' } }]);
  });

  it.each([
    ['ja-JP', {}],
    ['zh-Hant', { lang: 'zh-Hant' }],
  ] as const)(
    '[R9.06] on a page in %s asks for texts of the data with %j',
    async (locale, asked) => {
      const host = fakeHost({
        locale,
        answers: { [GREENS]: { result_status: 200, green_cnt: 18 } },
      });
      await callGateway(host, greens, { c_ids: '1' });
      await callGateway(host, { ...greens, hasTexts: true }, { c_ids: '1' });
      expect(host.sent.map(({ query }) => query)).toEqual([
        { c_ids: '1' },
        { c_ids: '1', ...asked },
      ]);
    },
  );

  it.each([
    ['another shape', { result_status: 200, green_cnt: 'many' }],
    ['no result_status', { green_cnt: 18 }],
    ['no object', '<html>'],
    ['nothing', undefined],
  ])('[R8.03] rejects a reply of %s with its path and what is wrong', async (_what, answer) => {
    const error = await failureOf(() => answer);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ name: 'InvalidReplyError', status: -1, path: GREENS });
    expect((error as Error).cause).toBeDefined();
  });

  it('[R8.03] rejects a reply that says that it failed, with its status', async () => {
    const error = await failureOf({ result_status: 503, green_cnt: 0 });
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ name: 'RefusedReplyError', status: 503, path: GREENS });
  });

  it('[R8.09] [R8.10] rejects with the error of the request client', async () => {
    const gone = new ApiError('Bad Gateway', { status: 502, path: GREENS });
    const late = new TimeoutError(GREENS);
    expect(await failureOf(() => Promise.reject(gone))).toBe(gone);
    expect(isTimeout(await failureOf(() => Promise.reject(late)))).toBe(true);
    expect(isCancelled(await failureOf(() => Promise.reject(late)))).toBe(false);
  });

  it('[R9.01] has the time-out of its row, unless the caller gives a shorter one', async () => {
    expect(await optionsOf()).toMatchObject({ timeout: 30_000 });
    expect(await optionsOf({ timeout: 3000 })).toMatchObject({ timeout: 3000 });
    expect(courseSearch.timeout).toBe(30_000);
    expect(courseCoupons.timeout).toBeUndefined();
  });

  it('[R4.31] passes on the rule for requests with the same id', async () => {
    const { signal } = new AbortController();
    const singular = { id: 'greens', strategy: 'cancel-active' } as const;
    expect(await optionsOf({ signal, singular })).toMatchObject({ signal, singular });
  });
});
