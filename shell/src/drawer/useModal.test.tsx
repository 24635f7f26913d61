import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { pressAcross, withNativeDialog } from 'shared-ui/testing';
import type { DrawerDocument } from './openDrawer.tsx';
import { useModal } from './useModal.ts';

beforeAll(withNativeDialog);

function noop(): void {}
const SITE = {
  services: {},
  holdFrame: () => ({ frame: { lockScroll: noop, showOverlay: noop }, close: noop }),
} as unknown as DrawerDocument;

function Sheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, SITE, undefined, noop);
  return (
    <dialog ref={dialog}>
      <p>コースの案内</p>
    </dialog>
  );
}

describe('the drawer', () => {
  it('[R3.27] closes by a press beside it, with the mouse or a finger', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Sheet />);
    await user.click(screen.getByText('コースの案内'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    render(<Sheet />);
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('dialog') });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[R3.27] stays when text in it is selected and the mouse let go beside it', async () => {
    render(<Sheet />);
    const dialog = screen.getByRole('dialog');
    const text = screen.getByText('コースの案内');
    for (const [first, last] of [
      [text, dialog],
      [dialog, text],
    ] as const) {
      await pressAcross(dialog, first, last);
      expect(dialog).toBeVisible();
    }
  });
});
