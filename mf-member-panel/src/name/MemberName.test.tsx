import { act, screen } from '@testing-library/react';
import { fakeHost, fakeSites } from 'shared-contracts/testing';
import type { Answer } from 'shared-contracts/platform-testing';
import type { MountedWidget } from 'shared-contracts/widget';
import { aGuest, aMember, aPhoneReservationUser } from '../gateway/testing/memberReplies.ts';
import widget from '../widget.tsx';

let place: HTMLElement;
let mounted: MountedWidget | undefined;

async function open(answer: Answer): Promise<void> {
  const host = fakeHost({ slot: 'member-name', answers: { [fakeSites.userApi]: answer } });
  place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    mounted = widget.mount(place, { page: 'result', query: '' }, host, null);
  });
}

describe('the name in the header of a wide page', () => {
  afterEach(() => {
    act(() => mounted?.unmount());
    document.body.replaceChildren();
  });

  it('[R4.20][R10.05] is empty until the user API has answered, and says that it is busy, so that a slow answer is no fault', async () => {
    await open(() => new Promise(() => {}));
    expect(place).toHaveTextContent(/^$/);
    expect(place.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('[R2.22][R2.23] leads a guest to the login, and back to this page', async () => {
    await open(aGuest());
    expect(place.querySelector('[aria-busy="true"]')).toBeNull();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'ログイン' }).href).toMatch(
      /\?service_id=omnig08&return=.*&l-id=asashiba_header_login$/,
    );
  });

  it("[R1.06][R2.22] says a member's name and points, and leads to the member's page", async () => {
    await open(aMember());
    expect(screen.getByRole('link', { name: /さん ?1,234 ?ポイント$/ })).toHaveAttribute(
      'href',
      `${fakeSites.myPage}?l-id=asashiba_header_myPage`,
    );
  });

  it('[R3.16] says the name alone when the user API could not read the points', async () => {
    await open(aMember({ point_get_success_flg: 0 }));
    expect(screen.getByRole('link')).toHaveTextContent(/さん$/);
  });

  it('[R4.22] says no points of a member who reserves by telephone', async () => {
    await open(aPhoneReservationUser());
    expect(screen.getByRole('link')).toHaveTextContent(/さん$/);
  });
});
