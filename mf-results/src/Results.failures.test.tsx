import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, TimeoutError } from 'shared-contracts/errors';
import { aSearchReply, fakeHost } from 'shared-contracts/testing';
import { act } from '@testing-library/react';
import { later, showResults } from './testing/showResults.tsx';

const SEARCH = '/course/search';
const QUERY = 'area[]=12&widthday=3';
function answers(search: unknown) {
  return {
    [SEARCH]: search,
    '/course/coupon/search': { data: { golf_courses: [] } },
  };
}
function hostWith(search: unknown) {
  return fakeHost({ answers: answers(search) });
}
const KEPT = '選んだ条件はそのまま残っています。';
const API_ERROR = 'エラーが発生しました。もう一度、検索をやり直してください。';
function failing(error: unknown) {
  return () => {
    throw error;
  };
}

describe('a search without a result', () => {
  it.each([
    ['an answer 500', failing(new ApiError('Server error', { status: 500, path: SEARCH }))],
    ['no network', failing(new ApiError('Network error', { status: 'ERR_NETWORK', path: SEARCH }))],
    ['result_status 500', aSearchReply({ result_status: 500 })],
    ['no result_status', { search_cnt: 1, page_cnt: 1, items: [], plans: [] }],
    ['another shape', { ...aSearchReply(), items: [{ c_id: 'eleven' }] }],
    ['an empty body', ''],
    ['HTML', '<!doctype html><p>Bad gateway'],
  ])('[R8.03] [R4.16] shows APIERROR after %s', async (_what, answer) => {
    const host = hostWith(answer);
    await showResults(host, QUERY);
    expect(screen.getByRole('alert')).toHaveTextContent(API_ERROR);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(host.errors).toHaveLength(1);
    expect(host.published).toEqual([]);
  });

  it('[R8.03] [R8.01] shows TIMEOUT after a time-out, with links to the two dialogs that narrow the search', async () => {
    await showResults(hostWith(failing(new TimeoutError(SEARCH))), QUERY);
    expect(screen.getByRole('alert')).toHaveTextContent(
      '指定した条件に該当するプランが多すぎます。エリアまたは日付の条件を絞って検索をやり直してください。',
    );
    expect(screen.getByRole('link', { name: 'エリアを絞る' }).getAttribute('href')).toMatch(
      /^\/search\/\?area\[\]=12&.*&focus=area$/,
    );
    expect(screen.getByRole('link', { name: '日付を絞る' }).getAttribute('href')).toMatch(
      /^\/search\/\?area\[\]=12&.*widthday=3&focus=playDate$/,
    );
  });

  it('[R8.01] shows DEFAULT after a condition that the gateway refuses and the form did not, with links to set it right', async () => {
    // of the page's bundle, which has a class of its own
    const refusal = Object.assign(new Error('Bad Request'), { code: 'api_error', status: 400 });
    await showResults(hostWith(failing(refusal)), QUERY);
    expect(screen.getByRole('alert')).toHaveTextContent('検索条件を正しく設定し直してください。');
    expect(screen.getByRole('link', { name: '日付を絞る' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'もう一度検索' })).not.toBeInTheDocument();
  });

  it('[R3.27][R4.32] a search that fails is told by the alert of the frame, with status and message, until the next search', async () => {
    let failed = false;
    const host = hostWith(() => {
      if (failed) return aSearchReply();
      failed = true;
      throw new ApiError('Server error', { status: 503, path: SEARCH });
    });
    await showResults(host, QUERY);
    expect(host.alerts).toEqual([{ status: 503, title: '検索できませんでした', messages: [KEPT] }]);
    expect(screen.getByRole('alert')).toHaveTextContent(API_ERROR);
    expect(screen.getByRole('alert')).not.toHaveTextContent(KEPT);
    await userEvent.click(screen.getByRole('link', { name: 'もう一度検索' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(host.alerts).toEqual([]);
  });

  it('[R3.28] the frame says that a search is slow, and then no more', async () => {
    jest.useFakeTimers();
    const answer = later<unknown>();
    const host = hostWith(() => answer.promise);
    await showResults(host, QUERY);
    act(() => void jest.advanceTimersByTime(4999));
    expect(host.alerts).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    expect(host.alerts).toMatchObject([
      {
        severity: 'info',
        loading: true,
        messages: ['検索に時間がかかっています。そのままお待ちください。'],
      },
    ]);
    jest.useRealTimers();
    await answer.resolve(aSearchReply());
    expect(host.alerts).toEqual([]);
  });

  it('[R3.28] the frame warns that there is no network, and says when the search has run after all', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const host = hostWith(() => {
      if (navigator.onLine) return aSearchReply();
      throw new ApiError('Network error', { status: 'ERR_NETWORK', path: SEARCH });
    });
    const { update } = await showResults(host, QUERY);
    expect(host.alerts).toEqual([
      { severity: 'warning', title: '通信がありません', messages: [KEPT] },
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent(/^インターネットに接続できません。/);
    network.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('article');
    expect(host.alerts).toEqual([
      { severity: 'success', messages: ['通信が戻り、検索しました。'] },
    ]);
    await update(`${QUERY}&page=2`);
    expect(host.alerts).toEqual([]);
    network.mockRestore();
  });

  it('[R3.28] an alert about a search does not follow the visitor into the next document', async () => {
    const host = hostWith(failing(new ApiError('Server error', { status: 500, path: SEARCH })));
    await showResults(host, QUERY);
    expect(host.alerts).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(host.alerts).toEqual([]);
  });

  it('can be repeated, and the heading then gets the focus', async () => {
    let failed = false;
    const host = hostWith(() => {
      if (failed) return aSearchReply();
      failed = true;
      throw new ApiError('Server error', { status: 500, path: SEARCH });
    });
    await showResults(host, QUERY);
    await userEvent.click(screen.getByRole('link', { name: 'もう一度検索' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(host.navigations).toEqual([]);
  });

  it('[R8.03] says when there is no network, and searches again by itself when it is back', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const host = hostWith(() => {
      if (navigator.onLine) return aSearchReply();
      throw new ApiError('Network error', { status: 'ERR_NETWORK', path: SEARCH });
    });
    await showResults(host, QUERY);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'インターネットに接続できません。通信が戻ると、自動で検索します。',
    );
    network.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    network.mockRestore();
  });

  it('[R4.19] asks nothing and shows no result while the query has an error', async () => {
    const host = hostWith(aSearchReply());
    await showResults(host, 'area[]=12&play_fee_min=15000&play_fee_max=8000');
    expect(host.sent).toEqual([]);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByText('検索条件を直すと、ここに検索結果が表示されます。')).toBeVisible();
  });

  it.each([
    ['an address like that of the form', ''],
    ['an address with a language', '&lang=en-US'],
    ['the calendar of another month', '&cal=2026-12'],
    ['an area that the sheet has opened', '&focus=area'],
  ])(
    '[R4.19] is emptied when the form finds an error, and runs again when the same search is submitted again, from %s',
    async (_what, more) => {
      const host = hostWith(aSearchReply());
      await showResults(host, QUERY + more);
      expect(screen.getByRole('article')).toBeVisible();
      act(() =>
        host.hear('search-form:validation-failed', {
          code: 'C000005',
          message: '料金の設定が正しくありません。',
        }),
      );
      expect(screen.queryByRole('article')).not.toBeInTheDocument();
      await act(async () => host.hear('search-form:search-submitted', { query: QUERY }));
      expect(screen.getByRole('article')).toBeVisible();
    },
  );
});
