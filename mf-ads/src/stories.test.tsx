import { act, within } from '@testing-library/react';
import { fakeHost } from 'shared-contracts/testing';
import { STORIES } from './stories.ts';
import widget from './widget.tsx';

describe.each(['right_ad', 'left_ad'])('in the slot %s', (slot) => {
  it.each(STORIES)(
    'the story "$name" shows $shows cards, and unmounts without a trace',
    async ({ answers, shows }) => {
      const place = document.body.appendChild(document.createElement('div'));
      const mounted = await act(async () =>
        widget.mount(place, { page: 'top', query: '' }, fakeHost({ slot, answers })),
      );
      expect(within(place).queryAllByRole('article')).toHaveLength(shows);
      act(() => mounted.unmount());
      expect(place).toBeEmptyDOMElement();
      place.remove();
    },
  );
});
