import { Fragment, useRef } from 'react';
import type { HistoryEntry } from '../navigation/historyEntries.ts';
import type { DrawerDocument } from './openDrawer.tsx';
import { useDrawerHead } from './useDrawerHead.ts';
import { useHeading } from './useHeading.ts';
import { useModal } from './useModal.ts';
import { useStandAt } from './useStandAt.ts';

export interface DrawerProps {
  readonly site: DrawerDocument;
  readonly entry: HistoryEntry;
  /** The link that opened the drawer, to which the focus returns. */
  readonly opener: HTMLElement | undefined;
  /** Another number begins the page anew. */
  readonly visit: number;
  /** Called once, when the visitor has closed the drawer. */
  readonly onClose: () => void;
}

/**
 * The page of an entry in a modal dialog over the page from which it was opened: at the right, or on a phone from
 * below. Its bar says what the page is about while the heading is out of sight.
 */
export function Drawer({ site, entry, opener, visit, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, site, opener, onClose);
  const { name, isSeen } = useHeading(dialog);
  const label = useDrawerHead(site, entry.location, name);
  useStandAt(dialog, entry.location, name !== '');
  return (
    <dialog ref={dialog} data-drawer aria-label={label}>
      <div className="drawer-bar">
        <p className="drawer-name" aria-hidden="true" data-shown={!isSeen || undefined}>
          {name}
        </p>
        <button
          type="button"
          className="drawer-close"
          aria-label={site.t('drawer.close')}
          onClick={() => dialog.current?.close()}
        >
          {site.closeIcon}
        </button>
      </div>
      <Fragment key={visit}>{site.pageAt(entry)}</Fragment>
    </dialog>
  );
}
