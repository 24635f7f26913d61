import type { Recording } from '../../../platform/recording/index.ts';
import type { BrowserWidget } from '../../../platform/widget/index.ts';
import { aRecording } from '../builders/index.ts';
import { replayRecording } from './replayRecording.ts';

const COUNT = {
  at: 40,
  widget: 'mf-results',
  method: 'GET',
  path: '/course/count',
  query: 'area%5B%5D=12&page=1',
  status: 200,
  body: { result_status: 200, search_cnt: 3 },
} as const;
const SUBMITTED = {
  at: 20,
  sender: 'mf-search-form',
  event: 'search-form:search-submitted',
  payload: { query: 'area[]=8' },
} as const;
function completed(count: number, query = 'area[]=12') {
  return {
    at: 50,
    sender: 'mf-results',
    event: 'results:search-completed',
    payload: { query, count, page: 1, pages: 1 },
  } as const;
}

/**
 * A widget that asks for the count of its search, publishes it, and writes down the events that it
 * hears.
 */
const counting: BrowserWidget = {
  contract: 1,
  load: async () => undefined,
  mount(element, { query }, { bus, request, now, telemetry }) {
    const write = (line: string) => {
      element.append(`${line};`);
    };
    const ask = (asked: string) =>
      request.get('/course/count', { query: { page: 1, 'area[]': asked.split('=')[1] } }).then(
        (reply) => {
          const { search_cnt: count } = reply as { search_cnt: number };
          write(`${count} at ${now() % 1000}`);
          bus.publish('results:search-completed', { query: asked, count, page: 1, pages: 1 });
        },
        (error: unknown) => telemetry.error(error),
      );
    const end = bus.subscribe('search-form:search-submitted', ({ query: heard }) =>
      write(`heard ${heard} at ${now() % 1000}`),
    );
    void ask(query);
    return {
      update: (props) => {
        write(`page ${props.query}`);
        void ask(props.query);
      },
      unmount: end,
    };
  },
};
/** The part of an element that the widget above uses. */
function aPlace() {
  const lines: string[] = [];
  // this test runs without a DOM, so no real element can stand here
  return {
    append: (line: string) => void lines.push(line),
    remove: () => {},
    get textContent() {
      return lines.join('');
    },
  } as unknown as HTMLElement;
}
async function replay(over: Partial<Recording>) {
  const { element, unmount, ...rest } = await replayRecording(aRecording(over), {
    name: 'mf-results',
    widget: counting,
    element: aPlace(),
  });
  const shown = element.textContent;
  unmount();
  return { shown, ...rest };
}

describe('a recording played to a widget', () => {
  it('gives it replies and events of others in their order, at their time', async () => {
    const { shown, sent, differences } = await replay({
      replies: [COUNT],
      events: [SUBMITTED, completed(3)],
    });
    expect(shown).toBe('heard area[]=8 at 20;3 at 40;');
    expect(sent.events).toEqual([
      { event: 'results:search-completed', payload: completed(3).payload },
    ]);
    expect(differences).toEqual([]);
  });

  it('updates it for each navigation of the visit', async () => {
    const second = {
      ...COUNT,
      at: 90,
      query: 'area%5B%5D=8&page=1',
      body: { result_status: 200, search_cnt: 5 },
    };
    const { shown, differences } = await replay({
      replies: [COUNT, second],
      events: [completed(3), completed(5, 'area[]=8')],
      navigations: [
        {
          at: 60,
          by: 'mf-search-form',
          href: '/search/result/?area[]=8',
          props: { page: 'result', query: 'area[]=8' },
        },
      ],
    });
    expect(shown).toBe('3 at 40;page area[]=8;5 at 90;');
    expect(differences).toEqual([]);
  });

  it('names how the widget differs from the recording', async () => {
    const { differences } = await replay({
      replies: [COUNT],
      events: [completed(4), completed(4)],
    });
    expect(differences).toEqual([
      expect.stringMatching(
        /^results:search-completed, number 1: .*"count":3.*; when recorded .*"count":4/,
      ),
      expect.stringMatching(/^results:search-completed, number 2: not sent; when recorded/),
    ]);
  });

  it.each([
    [
      'another query',
      [{ ...COUNT, query: 'area%5B%5D=8&page=1' }],
      'GET /course/count?area%5B%5D=12&page=1: is not in the recording',
    ],
    [
      'another method',
      [{ ...COUNT, method: 'POST' as const }],
      'GET /course/count?area%5B%5D=12&page=1: is not in the recording',
    ],
    ['nothing', [], 'GET /course/count?area%5B%5D=12&page=1: is not in the recording'],
  ])(
    'refuses a call where it has the reply to %s, and makes nothing up',
    async (_what, replies, refusal) => {
      const { differences, sent, shown } = await replay({ replies });
      expect(differences).toContain(refusal);
      expect([sent.refused, shown]).toEqual([['GET /course/count?area%5B%5D=12&page=1'], '']);
    },
  );

  it('answers a call only as often as the recording does', async () => {
    const { differences } = await replay({
      replies: [COUNT],
      events: [completed(3)],
      navigations: [
        { at: 60, by: 'shell', href: '/', props: { page: 'result', query: 'area[]=12' } },
      ],
    });
    expect(differences).toEqual([
      'GET /course/count?area%5B%5D=12&page=1: was asked for more often than when recorded',
    ]);
  });

  it('fails as the gateway failed, and answers a call about a member as for a guest', async () => {
    const errors = async (reply: object) =>
      (await replay({ replies: [{ ...COUNT, ...reply }] })).sent.errors;
    expect(await errors({ status: 503, body: undefined })).toEqual([
      expect.objectContaining({ status: 503 }),
    ]);
    expect(await errors({ status: 'ETIMEDOUT', body: undefined })).toEqual([
      expect.objectContaining({ name: 'TimeoutError' }),
    ]);
    expect(await errors({ masked: true, body: undefined })).toEqual([
      expect.objectContaining({ code: 'invalid_auth' }),
    ]);
  });

  it('names what no longer fits the present events and calls', async () => {
    const { differences } = await replay({
      replies: [
        { ...COUNT, body: { result_status: 200 } },
        { ...COUNT, path: '/course/gone' },
      ],
      events: [
        { ...SUBMITTED, payload: { text: 'x' } },
        { ...SUBMITTED, event: 'search-form:gone' },
      ],
    });
    expect(differences).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^search-form:search-submitted from mf-search-form: the payload no longer fits: query/,
        ),
        'search-form:gone from mf-search-form: is no event any more',
        expect.stringMatching(/^GET \/course\/count: the reply no longer fits: search_cnt/),
        'GET /course/gone: is no call of the gateway any more',
      ]),
    );
  });

  it('throws with the widgets of the recording when the widget is not among them', async () => {
    await expect(
      replayRecording(aRecording(), { name: 'mf-ads', widget: counting, element: aPlace() }),
    ).rejects.toThrow('mf-ads is not in the recording, which has mf-results in results');
  });
});
