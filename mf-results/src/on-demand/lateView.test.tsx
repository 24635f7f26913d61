import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lateView } from './lateView.tsx';

/** Shows a sentence in place of what has failed, as a slot of the page does. */
class Slot extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? 'この部分を表示できませんでした。' : this.props.children;
  }
}

it('[R2.12][R10.05] a view whose chunk was lost is there when its widget is mounted again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const view = { View: ({ day }: { readonly day: string }) => <p>{day}のカレンダー</p> };
  const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(view);
  const { Late } = lateView<{ readonly day: string }, object>(load);
  const widget = (
    <Slot>
      <Late day="11月28日" waiting="読み込み中" />
    </Slot>
  );
  const first = render(widget);
  expect(await screen.findByText('この部分を表示できませんでした。')).toBeVisible();
  first.unmount();
  render(widget);
  expect(await screen.findByText('11月28日のカレンダー')).toBeVisible();
});
