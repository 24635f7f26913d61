import { act, screen } from '@testing-library/react';
import { fakeHost } from 'shared-contracts/testing';
import { NOW } from '../gateway/testing/sheetAnswers.ts';
import widget from '../widget.tsx';

jest.mock('./loadLate.ts', () => ({
  loadLate: () => Promise.reject(new Error('the chunk was lost')),
}));

it('[R8.06] a sheet whose script was lost says that it failed, and can be loaded again', async () => {
  const host = fakeHost({ slot: 'course', now: () => NOW });
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => widget.mount(place, { page: 'course', query: 'course=1' }, host));
  expect(
    screen.getByRole('heading', { name: 'ゴルフ場の情報を表示できませんでした' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'もう一度読み込む' })).toHaveAttribute(
    'href',
    '/course/1/',
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(host.errors).toHaveLength(1);
});
