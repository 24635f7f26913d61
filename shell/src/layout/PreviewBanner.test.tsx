import { render, screen } from '@testing-library/react';
import { MessagesProvider } from 'shared-ui/messages';
import { aPageState } from '../../testing/builders.ts';
import type { PageState } from '../document/pageState.ts';
import { ShellContext } from '../shell-context/ShellContext.ts';
import { PreviewBanner } from './PreviewBanner.tsx';

function show(preview?: PageState['preview']) {
  const state = aPageState(preview && { preview });
  render(
    <MessagesProvider locale="ja-JP" messages={state.messages} telemetry={console}>
      <ShellContext value={{ state, services: undefined }}>
        <PreviewBanner />
      </ShellContext>
    </MessagesProvider>,
  );
}

it('[R10.04] a page says of each version of a preview what it is, and has a button to leave', () => {
  const address = '';
  show({
    until: '11/21 08:30',
    shown: [
      { is: 'text', widget: 'mf-results', version: '1.2.0', address },
      { is: 'gone', widget: 'mf-course', version: '1.1.0', address },
      { is: 'noLocal', widget: 'mf-ads', version: '', address: 'http://localhost:3300/' },
    ],
  });
  const banner = screen.getByRole('complementary', { name: 'プレビュー' });
  expect([...banner.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'プレビュー中（11/21 08:30まで）：',
    'mf-results 1.2.0',
    'mf-course 1.1.0 は取り下げられたため、公開中の版を表示しています',
    'mf-ads は http://localhost:3300/ から読み込めないため、公開中の版を表示しています',
  ]);
  const form = screen.getByRole('button', { name: '終了する' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/preview/end');
});

it('a page without a preview says nothing of one', () => {
  show();
  expect(screen.queryByRole('complementary')).toBeNull();
});
