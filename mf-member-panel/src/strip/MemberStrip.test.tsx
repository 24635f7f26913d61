import { act, screen } from '@testing-library/react';
import { fakeHost, fakeSites } from 'shared-contracts/testing';
import type { Answer } from 'shared-contracts/platform-testing';
import type { MountedWidget } from 'shared-contracts/widget';
import { aGuest, aMember, aPhoneReservationUser } from '../gateway/testing/memberReplies.ts';
import widget from '../widget.tsx';

let strip: MountedWidget | undefined;

async function open(answer: Answer): Promise<HTMLElement> {
  const host = fakeHost({ slot: 'member-strip', answers: { [fakeSites.userApi]: answer } });
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    strip = widget.mount(place, { page: 'sp-top', query: '' }, host, null);
  });
  return screen.getByRole('region', { name: 'ポイントとクーポン' });
}

describe("the strip under a phone's header", () => {
  afterEach(() => {
    act(() => strip?.unmount());
    document.body.replaceChildren();
  });

  it('[R4.20] is empty until the user API has answered', async () => {
    const region = await open(() => new Promise(() => {}));
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(region).toHaveTextContent(/^$/);
  });

  it('[R2.23] links a guest to the login', async () => {
    await open(aGuest());
    expect(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'ログインしてポイントとクーポンを使う' })
        .href,
    ).toMatch(/\?service_id=omnig08&return=.*&l-id=asashiba_header_login$/);
  });

  it('[R1.06][R2.22] shows a member points and coupons, with a link that names its place', async () => {
    await open(aMember());
    expect(screen.getByRole('link', { name: /^1,234 ?ポイント クーポン ?3 ?枚$/ })).toHaveAttribute(
      'href',
      `${fakeSites.myPage}?l-id=asashiba_header_myPage`,
    );
  });

  it('[R3.16] shows no points when the user API could not read them', async () => {
    expect(await open(aMember({ point_get_success_flg: 0 }))).toHaveTextContent(/^クーポン3枚$/);
  });

  it('[R4.22] shows a member who reserves by telephone only the number', async () => {
    expect(await open(aPhoneReservationUser())).toHaveTextContent(/^電話予約0120-000-118$/);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:0120000118');
  });

  it('[R3.16] shows no number when the user API hides it', async () => {
    await open(aPhoneReservationUser({ tel_banner_display_flag: 0 }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('電話でのご予約をご利用中です')).toBeVisible();
  });
});
