import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeHost, fakeSites } from 'shared-contracts/testing';
import type { Answer, FakeHost } from 'shared-contracts/platform-testing';
import type { MountedWidget } from 'shared-contracts/widget';
import { aGuest, aMember, aPhoneReservationUser } from './gateway/testing/memberReplies.ts';
import widget from './widget.tsx';

let panel: MountedWidget | undefined;

async function open(answer: Answer, slot = 'member'): Promise<FakeHost> {
  const host = fakeHost({ slot, answers: { [fakeSites.userApi]: answer } });
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    panel = widget.mount(place, { page: 'top', query: '' }, host, null);
  });
  return host;
}
function hrefOf(name: string) {
  return new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
}
function leave(type: 'pagehide' | 'pageshow') {
  return act(async () => {
    window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  });
}

describe('the member panel', () => {
  afterEach(() => {
    act(() => panel?.unmount());
    document.body.replaceChildren();
  });

  it('[R3.16][R4.20] shows the empty frame until the user API has answered', async () => {
    let answerNow: (reply: unknown) => void = () => {};
    await open(
      () =>
        new Promise((resolve) => {
          answerNow = resolve;
        }),
    );
    expect(screen.getByRole('region', { name: '会員メニュー' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await act(async () => answerNow(aGuest()));
    expect(screen.getByRole('link', { name: 'ログイン' })).toBeVisible();
  });

  it('[R7.01] asks the user API once, by JSONP', async () => {
    const host = await open(aGuest());
    expect(host.sent).toEqual([{ method: 'JSONP', path: fakeSites.userApi, query: {} }]);
  });

  it('[R2.22][R2.23] links a guest to login and registration with the service id, the page to return to and the tracking id of the header', async () => {
    await open(aGuest());
    const login = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'ログイン' }).href);
    expect(login.origin + login.pathname).toBe(fakeSites.login);
    expect(Object.fromEntries(login.searchParams)).toEqual({
      service_id: 'omnig08',
      return: window.location.href,
      'l-id': 'asashiba_header_login',
    });
    const { origin, pathname, searchParams } = hrefOf('新規登録');
    expect(origin + pathname).toBe(fakeSites.register);
    expect(searchParams.get('l-id')).toBe('asashiba_header_register');
  });

  it('[R1.06][R2.22] shows a member the name, points, coupons and links to the own pages, each with its tracking id', async () => {
    const host = await open(aMember());
    const member = screen.getByRole('region', { name: '山田 太郎 さん' });
    expect(member).toHaveTextContent('1,234ポイント');
    expect(member).toHaveTextContent('うち期間限定 320ポイント');
    expect(member).toHaveTextContent('クーポン3枚');
    const { reservations, history, favourites, myPage } = fakeSites;
    const links = within(within(member).getByRole('navigation', { name: '会員ページ' }))
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ textContent, href }) => [textContent, href]);
    expect(links).toEqual([
      ['予約一覧', `${reservations}?l-id=asashiba_header_reservations`],
      ['プレー履歴', `${history}?l-id=asashiba_header_history`],
      ['お気に入り', `${favourites}?l-id=asashiba_header_favourites`],
      ['マイページ', `${myPage}?l-id=asashiba_header_myPage`],
    ]);
    expect(host.published).toEqual([]);
  });

  it('[R1.06][R2.22] links to the membership page, with badges and without, by the tracking id of the header', async () => {
    const membership = `${fakeSites.membership}?l-id=asashiba_header_membership`;
    await open(aMember());
    expect(hrefOf('会員情報（RGC）').href).toBe(membership);
    act(() => panel?.unmount());
    await open(aMember({ rgc_user_flg: 0 }));
    expect(hrefOf('会員情報').href).toBe(membership);
  });

  it.each([
    ['a member', aMember()],
    ['somebody who reserves by telephone', aPhoneReservationUser()],
  ])('[R2.23] gives %s a logout link that returns to this page', async (_who, answer) => {
    await open(answer);
    const { origin, searchParams } = hrefOf('ログアウト');
    expect(`${origin}/`).toBe(fakeSites.logout);
    expect(searchParams.get('return')).toBe(window.location.href);
    expect(searchParams.get('l-id')).toBe('asashiba_header_logout');
  });

  it.each([
    [1, 0, ['RGC']],
    [0, 1, ['SGC']],
    [1, 1, ['RGC', 'SGC']],
  ])('[R6.01] shows the badges of RGC %i and SGC %i', async (rgc_user_flg, sgc_user_flg, names) => {
    await open(aMember({ rgc_user_flg, sgc_user_flg }));
    expect(
      within(screen.getByRole('list', { name: '会員資格' }))
        .getAllByRole('listitem')
        .map((badge) => badge.textContent),
    ).toEqual(names);
  });

  it('[R6.01] shows no badge list to a member without a membership', async () => {
    await open(aMember({ rgc_user_flg: 0 }));
    expect(screen.queryByRole('list', { name: '会員資格' })).not.toBeInTheDocument();
  });

  it('[R3.16] says that the points are unknown when the user API could not read them', async () => {
    await open(aMember({ point_get_success_flg: 0 }));
    expect(screen.getByText('ポイントを表示できません')).toBeVisible();
    expect(screen.queryByText(/1,234/)).not.toBeInTheDocument();
  });

  it('[R4.22] shows the number to call instead of points and coupons to a member who reserves by telephone', async () => {
    await open(aPhoneReservationUser());
    expect(screen.getByRole('link', { name: '電話予約 0120-000-118' })).toHaveAttribute(
      'href',
      'tel:0120000118',
    );
    expect(screen.queryByText(/ポイント|クーポン|RGC/)).not.toBeInTheDocument();
  });

  it.each([{ tel_banner_display_flag: 0 }, { tel_banner_number: 'javascript:alert(1)' }])(
    '[R3.16] shows no number with %j',
    async (over) => {
      await open(aPhoneReservationUser(over));
      expect(screen.getByText('電話でのご予約をご利用中です')).toBeVisible();
      expect(screen.queryByRole('link', { name: /電話予約/ })).not.toBeInTheDocument();
    },
  );

  it.each<[string, Answer]>([
    [
      'fails',
      () => {
        throw new Error('no answer');
      },
    ],
    ['answers with something else', { left_menu_info: { result_status: '200' } }],
    ['answers with nothing', null],
  ])(
    '[R4.20] treats the visitor as a guest when the call %s, and reports the failure once',
    async (_how, answer) => {
      const host = await open(answer);
      expect(screen.getByRole('link', { name: 'ログイン' })).toBeVisible();
      expect(host.errors).toHaveLength(1);
      expect(host.published).toEqual([]);
    },
  );

  it('[R8.06] says that a member could not be read, which a guest is not told', async () => {
    const words = '会員情報を読み込めませんでした';
    await open(aGuest());
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    act(() => panel?.unmount());
    await open(() => {
      throw new Error('no answer');
    });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ログイン' })).toBeVisible();
  });

  it('[R4.20] sends one call for all its slots on a page, and reports a failure once', async () => {
    const answers: Answer[] = [
      aMember(),
      () => {
        throw new Error('no answer');
      },
    ];
    for (const answer of answers) {
      const host = fakeHost({ answers: { [fakeSites.userApi]: answer } });
      const places = ['member', 'member-strip', 'member-menu', 'member-name'].map((slot) => ({
        element: document.body.appendChild(document.createElement('div')),
        host: { ...host, slot },
      }));
      const panels = await act(async () =>
        places.map((place) =>
          widget.mount(place.element, { page: 'top', query: '' }, place.host, null),
        ),
      );
      expect(host.sent).toHaveLength(1);
      expect(host.errors).toHaveLength(answer === answers[1] ? 1 : 0);
      act(() => panels.forEach((each) => each.unmount()));
    }
  });

  it('[R4.20] reports a failure once, also when a slot mounts after it, and again after an answer', async () => {
    const fail = () => {
      throw new Error('no answer');
    };
    let answer: () => unknown = fail;
    const host = await open(() => answer());
    const late = document.body.appendChild(document.createElement('div'));
    const page = { page: 'top', query: '' } as const;
    const strip = await act(async () =>
      widget.mount(late, page, { ...host, slot: 'member-strip' }, null),
    );
    expect([host.sent.length, host.errors.length]).toEqual([2, 1]);
    for (const next of [aMember, fail]) {
      answer = next;
      await act(async () => {
        window.dispatchEvent(new Event('online'));
      });
    }
    expect(host.errors).toHaveLength(2);
    act(() => strip.unmount());
  });

  it.each<[string, () => unknown]>([
    ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the line is back', () => window.dispatchEvent(new Event('online'))],
  ])(
    'asks again when %s, since the visitor may have logged out meanwhile',
    async (_when, happen) => {
      let reply = aMember();
      await open(() => reply);
      reply = aGuest();
      await act(async () => {
        happen();
      });
      expect(screen.getByRole('link', { name: 'ログイン' })).toBeVisible();
      expect(screen.queryByText(/山田/)).not.toBeInTheDocument();
    },
  );

  it('ignores an answer to a call that began before the page left', async () => {
    const waiting: ((reply: unknown) => void)[] = [];
    const host = await open(() => new Promise((resolve) => waiting.push(resolve)));
    await leave('pagehide');
    await leave('pageshow');
    expect(host.sent).toHaveLength(2);
    await act(async () => waiting[0]?.(aMember()));
    expect(screen.queryByText(/山田/)).not.toBeInTheDocument();
    await act(async () => waiting[1]?.(aGuest()));
    expect(screen.getByRole('link', { name: 'ログイン' })).toBeVisible();
  });

  it('forgets the member when the page leaves, and asks again when it comes back', async () => {
    let reply = aMember();
    const host = await open(() => reply);
    await leave('pagehide');
    expect(screen.queryByText(/山田/)).not.toBeInTheDocument();
    reply = aGuest();
    await leave('pageshow');
    await waitFor(() => expect(screen.getByRole('link', { name: 'ログイン' })).toBeVisible());
    expect(host.sent).toHaveLength(2);
  });

  it('publishes nothing when the answer arrives after the panel is unmounted', async () => {
    let answerNow: (reply: unknown) => void = () => {};
    const host = await open(
      () =>
        new Promise((resolve) => {
          answerNow = resolve;
        }),
    );
    act(() => panel?.unmount());
    await act(async () => answerNow(aMember()));
    expect(host.published).toEqual([]);
    expect(host.errors).toEqual([]);
  });
});
