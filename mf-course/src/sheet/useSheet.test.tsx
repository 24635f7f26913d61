import { act } from '@testing-library/react';
import { fakeHost } from 'shared-contracts/testing';
import widget from '../widget.tsx';

const lost = new Error('the chunk was lost');
jest.mock('./loadLate.ts', () => ({ loadLate: () => Promise.reject(lost) }));

it('[R2.12][R10.05] a sheet whose script was lost gives its place to the fallback of the page, with its retry', async () => {
  const failed: unknown[] = [];
  const host = {
    ...fakeHost({ slot: 'course' }),
    fail: (error: unknown) => void failed.push(error),
  };
  const place = document.body.appendChild(document.createElement('div'));
  const mounted = await act(async () =>
    widget.mount(place, { page: 'course', query: 'course=1' }, host),
  );
  expect(failed).toEqual([lost]);
  act(() => mounted.unmount());
});
