import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { withNativeDialog } from '../testing/index.ts';
import { Dialog } from './Dialog.tsx';

beforeAll(withNativeDialog);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        エリア
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="エリアを選ぶ" closeLabel="閉じる">
        北海道
      </Dialog>
    </>
  );
}

it('a dialog moves the focus to its heading, and back to its opener when it closes', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'エリア' }));
  expect(screen.getByRole('dialog', { name: 'エリアを選ぶ' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'エリアを選ぶ' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'エリア' })).toHaveFocus();
});

it('a dialog closes on a click beside it, but not on a click in it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'エリア' }));
  await user.click(screen.getByText('北海道'));
  const dialog = screen.getByRole('dialog');
  await user.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});
