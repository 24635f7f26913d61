import { act, render, screen } from '@testing-library/react';
import { aPageState } from '../../testing/builders.ts';
import { AddressContext, firstEntry } from '../shell-context/AddressContext.ts';
import { frameFailed } from '../page-state/fatalSlice.ts';
import { renderShell } from '../../testing/renderFrame.tsx';
import { FatalBoundary } from './FatalBoundary.tsx';
import { ShellProviders } from './ShellProviders.tsx';

function Broken(): never {
  throw new Error('the frame cannot go on');
}

it('[R8.08] an error of the frame itself shows the error page, with its message and a link that reloads', () => {
  render(
    <AddressContext value={firstEntry({ path: '/search/', query: 'tt=1' })}>
      <ShellProviders state={aPageState()} services={undefined}>
        <FatalBoundary>
          <Broken />
        </FatalBoundary>
      </ShellProviders>
    </AddressContext>,
    { onCaughtError: () => {} },
  );
  expect(
    screen.getByRole('heading', { level: 1, name: '表示できませんでした' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Internal Server Error: the frame cannot go on')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '再読み込み' })).toHaveAttribute('href', '/search/?tt=1');
});

it('[R8.08] an error that nobody has caught outside of the render shows the error page too, in place of the whole frame', () => {
  const { services } = renderShell('/search/?tt=1');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  act(() => {
    services.store.dispatch(frameFailed('the history is closed'));
  });
  expect(
    screen.getByRole('heading', { level: 1, name: '表示できませんでした' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Internal Server Error: the history is closed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '再読み込み' })).toHaveAttribute('href', '/search/?tt=1');
  expect(screen.queryByRole('banner')).toBeNull();
});
