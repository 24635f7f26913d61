import { act } from '@testing-library/react';
import { fakeHost, fakeSites } from 'shared-contracts/testing';
import { STORIES } from './stories.ts';
import widget from './widget.tsx';

describe.each(['member', 'member-strip', 'member-menu', 'member-name'])(
  'in the slot %s',
  (slot) => {
    it.each(STORIES)(
      'the story "$name" shows, and leaves nothing behind',
      async ({ name, answer }) => {
        const host = fakeHost({ slot, answers: { [fakeSites.userApi]: answer } });
        const place = document.body.appendChild(document.createElement('div'));
        const mounted = await act(async () =>
          widget.mount(place, { page: 'top', query: '' }, host, null),
        );
        expect(place).not.toBeEmptyDOMElement();
        expect(host.errors).toHaveLength(name === 'the call fails' ? 1 : 0);
        act(() => mounted.unmount());
        expect(place).toBeEmptyDOMElement();
        place.remove();
      },
    );
  },
);
