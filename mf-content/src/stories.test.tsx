import { act } from '@testing-library/react';
import { fakeHost } from 'shared-contracts/testing';
import { STORIES } from './stories.ts';
import widget from './widget.tsx';

describe.each(['notice', 'content-main', 'content-side'])('in the slot %s', (slot) => {
  it.each(STORIES)(
    'the story "$name" renders, and leaves nothing behind',
    async ({ name, page, answers }) => {
      const host = fakeHost({ slot, answers });
      const place = document.body.appendChild(document.createElement('div'));
      const mounted = await act(async () => widget.mount(place, { page, query: '' }, host));
      expect(host.errors).toHaveLength(name === 'the call fails' ? 1 : 0);
      expect(place.querySelector('a[href^="javascript"]')).toBeNull();
      act(() => mounted.unmount());
      expect(place).toBeEmptyDOMElement();
      place.remove();
    },
  );
});
