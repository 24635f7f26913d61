import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeHost } from 'shared-contracts/testing';
import { Island } from '../island/Island.tsx';
import { pressAcross, withNativeDialog } from '../testing/index.ts';
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

function showPage() {
  const host = fakeHost();
  const definition = { messages: {}, load: async () => null, View: Page };
  const props = { page: 'top', query: '' } as const;
  const view = render(
    <Island definition={definition} host={host} props={props} data={null} store={undefined} />,
  );
  return { host, ...view };
}

it('a dialog moves the focus to its heading, and back to its opener when it closes', async () => {
  const user = userEvent.setup();
  showPage();
  await user.click(screen.getByRole('button', { name: 'エリア' }));
  expect(screen.getByRole('dialog', { name: 'エリアを選ぶ' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'エリアを選ぶ' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'エリア' })).toHaveFocus();
});

it('a dialog closes on a click beside it, but not on a click in it', async () => {
  const user = userEvent.setup();
  showPage();
  await user.click(screen.getByRole('button', { name: 'エリア' }));
  await user.click(screen.getByText('北海道'));
  const dialog = screen.getByRole('dialog');
  await user.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

it('[R3.27] a dialog stays when text in it is selected and the mouse let go beside it', async () => {
  const user = userEvent.setup();
  showPage();
  await user.click(screen.getByRole('button', { name: 'エリア' }));
  const dialog = screen.getByRole('dialog');
  const text = screen.getByText('北海道');
  for (const [first, last] of [
    [text, dialog],
    [dialog, text],
  ] as const) {
    await pressAcross(dialog, first, last);
    expect(dialog).toBeInTheDocument();
  }
  await user.pointer({ keys: '[TouchA]', target: dialog });
  expect(dialog).not.toBeInTheDocument();
});

it('[R3.27] while a dialog is open, the frame veils the page and keeps it from scrolling', async () => {
  const user = userEvent.setup();
  const { host, unmount } = showPage();
  const open = () => user.click(screen.getByRole('button', { name: 'エリア' }));
  expect(host.held).toEqual([]);
  await open();
  expect([...host.held].sort()).toEqual(['overlay', 'scroll']);
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(host.held).toEqual([]);
  await open();
  unmount();
  expect(host.held).toEqual([]);
});
