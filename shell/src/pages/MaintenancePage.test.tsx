import { render, screen } from '@testing-library/react';
import { aPageState } from '../../testing/builders.ts';
import { ShellProviders } from '../app/ShellProviders.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';

function show(until?: string) {
  return render(
    <ShellProviders state={aPageState()} services={undefined}>
      <MaintenancePage until={until} />
    </ShellProviders>,
  );
}

describe('the announcement of a maintenance', () => {
  it('[R2.09] shows its planned end in Japanese time, and a link to the reservations', () => {
    show('2026-11-21T03:00:00Z');
    expect(
      screen.getByRole('heading', { level: 1, name: 'ただいまメンテナンス中です' }),
    ).toBeInTheDocument();
    const time = screen.getByText(/2026年11月21日/);
    expect(time).toHaveAttribute('datetime', '2026-11-21T03:00:00Z');
    expect(time).toHaveTextContent('12:00');
    expect(screen.getByRole('link', { name: '予約一覧' })).toHaveAttribute(
      'href',
      aPageState().sites.reservations,
    );
  });

  it('[R2.09] shows no end if none is known', () => {
    show();
    expect(screen.queryByText('終了予定')).toBeNull();
  });
});
