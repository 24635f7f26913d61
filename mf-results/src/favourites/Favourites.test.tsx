import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import type { SentRequest } from 'shared-contracts/platform-testing';
import { aCourseItem, aPlanItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { withNativeDialog } from 'shared-ui/testing';
import { showResults } from '../testing/showResults.tsx';

beforeAll(withNativeDialog);

const QUERY = 'area[]=12&year=2026&month=11&day=22';
const items = Array.from({ length: 12 }, (_, index) =>
  aCourseItem({ c_id: index + 1, c_name: `第${index + 1}ゴルフ場` }),
);
function chosen({ query }: SentRequest) {
  const ids = String(query['c_ids']).split(',').map(Number);
  return {
    result_status: 200,
    items: ids.flatMap((id) => items.filter(({ c_id }) => c_id === id)),
    plans: ids
      .filter((id) => id !== 2)
      .map((c_id) => aPlanItem({ c_id, plan_id: c_id * 10, price: 10_000 + c_id })),
  };
}

async function open(query = QUERY, local: Record<string, string> = {}, plans: unknown = chosen) {
  const answers = {
    '/course/search': aSearchReply({ items: items.slice(0, 3) }),
    '/course/plans': plans,
  };
  const host = fakeHost({ answers });
  for (const [key, value] of Object.entries(local)) host.storage.local.set(key, value);
  const addresses: string[] = [];
  const navigate = (href: string) => void addresses.push(href);
  const { update } = await showResults({ ...host, navigate }, query);
  return { host, addresses, update, local: host.storage.local };
}
function heart(course: number) {
  return screen.getByRole('button', { name: `お気に入り 第${course}ゴルフ場` });
}
function link() {
  return screen.queryByRole('link', { name: /^お気に入り/ });
}
async function list() {
  return within(await screen.findByRole('dialog', { name: 'お気に入りのコース' }));
}

describe('the heart of a card', () => {
  it('[R2.15][R9.03] keeps the course on the device at once, and gives it up again', async () => {
    const { local, host } = await open();
    expect([heart(1).getAttribute('aria-pressed'), link()]).toEqual(['false', null]);
    await userEvent.click(heart(1));
    await userEvent.click(heart(3));
    expect(heart(3)).toHaveAttribute('aria-pressed', 'true');
    const way = await screen.findByRole('link', { name: 'お気に入り 2' });
    expect([local.get('favourite_courses'), way.getAttribute('href')]).toEqual([
      '3,1',
      `/search/result/?${QUERY}&act=favourites&fav=3%2C1`,
    ]);
    await userEvent.click(heart(1));
    const searches = host.sent.filter(({ path }) => path === '/course/search');
    expect([local.get('favourite_courses'), searches.length]).toEqual(['3', 1]);
  });

  it('[R2.15] leads to the courses that were seen, without a number while none is kept', async () => {
    await open(QUERY, { seen_courses: '3' });
    expect(link()).toHaveAccessibleName('お気に入り');
  });

  it('[R9.03] is pressed when the course was kept on an earlier visit, or in another tab', async () => {
    const { local } = await open(QUERY, { favourite_courses: '2' });
    expect(heart(2)).toHaveAttribute('aria-pressed', 'true');
    local.set('favourite_courses', '1,2');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the list of favourites', () => {
  it('[R2.15] shows the courses of its address to anybody, with the lowest price of the search', async () => {
    const { addresses } = await open(`${QUERY}&act=favourites&fav=2,12,1,4,5,6,7,8,9,10`);
    const dialog = await list();
    const names = await dialog.findAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(
      [2, 12, 1, 4, 5, 6, 7, 8, 9, 10].map((id) => `第${id}ゴルフ場`),
    );
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('検索した日に空きプランなし');
    expect(rows[1]).toContain('¥10,012〜');
    expect(dialog.queryAllByRole('button', { pressed: true })).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '閉じる' }));
    expect(addresses).toEqual([`/search/result/?${QUERY}`]);
  });

  it('[R2.15] shows what was seen last below, without the favourites', async () => {
    await open(`${QUERY}&act=favourites&fav=1`, { seen_courses: '5,1,4' });
    const dialog = await list();
    expect(await dialog.findByRole('link', { name: '第5ゴルフ場' })).toBeVisible();
    const names = dialog.getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      '第1ゴルフ場',
      '最近見たコース',
      '第5ゴルフ場',
      '第4ゴルフ場',
    ]);
  });

  it('[R2.15] leads from each name to the sheet of the course, on the day of its cheapest plan', async () => {
    await open(`${QUERY}&players=3&act=favourites&fav=1,2`);
    const dialog = await list();
    const address = async (name: string) =>
      (await dialog.findByRole('link', { name })).getAttribute('href');
    expect([await address('第1ゴルフ場'), await address('第2ゴルフ場')]).toEqual([
      '/course/1/?date=2026-11-22&players=3',
      '/course/2/?players=3',
    ]);
  });

  it('[R2.15] a course whose booking was opened is one that was seen', async () => {
    const { local } = await open();
    const name = screen.getByRole('link', { name: '第3ゴルフ場' });
    name.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(name);
    expect(local.get('seen_courses')).toBe('3');
  });

  it('[R8.03] says when the courses did not come, and asks again', async () => {
    let isBroken = true;
    const answer = (request: SentRequest) => {
      if (isBroken) throw new ApiError('x', { status: 500, path: '/course/plans' });
      return chosen(request);
    };
    await open(`${QUERY}&act=favourites&fav=1`, {}, answer);
    const dialog = await list();
    const again = await dialog.findByRole('button', { name: 'もう一度読み込む' });
    isBroken = false;
    await userEvent.click(again);
    expect(await dialog.findByRole('link', { name: '第1ゴルフ場' })).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('[R2.15] is handed to the share sheet of the device, or copied where there is none', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const user = userEvent.setup();
    await open(`${QUERY}&act=favourites&fav=1`);
    await user.click((await list()).getByRole('button', { name: 'リストを共有' }));
    expect(share).toHaveBeenCalledWith({ title: 'お気に入りのコース', url: window.location.href });
    Reflect.deleteProperty(navigator, 'share');
  });
});
