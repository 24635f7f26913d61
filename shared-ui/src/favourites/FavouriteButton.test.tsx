import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHost } from 'shared-contracts/testing';
import { Island } from '../island/Island.tsx';
import { FavouriteButton } from './index.ts';

const COURSE = { id: 7, name: '雉谷バレーＧＣ' };

function open() {
  const host = fakeHost();
  const heart = <FavouriteButton course={COURSE} label="Favourites" />;
  const definition = { messages: {}, load: async () => null, View: () => heart };
  const props = { page: 'result', query: '' } as const;
  render(
    <Island definition={definition} host={host} props={props} data={null} store={undefined} />,
  );
  return host.storage.local;
}

function heart() {
  return screen.getByRole('button', { name: 'Favourites 雉谷バレーＧＣ' });
}

describe('the heart of a course', () => {
  it('[R9.03] keeps the course in front of the others, and gives it up again', async () => {
    const local = open();
    local.set('favourite_courses', '3');
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(local.get('favourite_courses')).toBe('7,3');
    await userEvent.click(heart());
    expect([heart().getAttribute('aria-pressed'), local.get('favourite_courses')]).toEqual([
      'false',
      '3',
    ]);
  });

  it.each(['storage', 'pageshow'])(
    '[R9.03] says what another page has kept since (%s)',
    (happening) => {
      const local = open();
      local.set('favourite_courses', '7');
      act(() => void window.dispatchEvent(new Event(happening)));
      expect(heart()).toHaveAttribute('aria-pressed', 'true');
    },
  );
});
