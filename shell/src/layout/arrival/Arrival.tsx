import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { pageTitle } from '../../routes/pageTitle.ts';
import classes from '../Frame.module.css';
import { useHistoryEntry } from '../../shell-context/AddressContext.ts';
import { useShell } from '../../shell-context/ShellContext.ts';
import { useCurrentPage } from '../../shell-context/useCurrentPage.ts';
import { useEmptyResults } from './useEmptyResults.ts';

/** Focuses the page's heading, or `main` if the heading is a widget's that has not loaded yet. */
function focusHeading() {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

/**
 * Shows the part of the page that the address names, and focuses it. Returns false where there is no
 * such part.
 */
function standAt(hash: string): boolean {
  const part = document.getElementById(hash.slice(1));
  if (part === null) return false;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
  return true;
}

/**
 * Stands at a part as soon as it is there: a widget of the page may come later than the address.
 * Returns the function that gives up.
 */
function standLater(hash: string): () => void {
  const late = new MutationObserver(() => {
    if (standAt(hash)) late.disconnect();
  });
  late.observe(document.body, { childList: true, subtree: true });
  return () => late.disconnect();
}

/**
 * After a change of address inside the document: shows the head of the address, scrolls to the top and
 * focuses the heading, or the part that the address names as soon as it is there, and announces
 * another page once. Back and Forward only change the head.
 */
export function Arrival() {
  const t = useTranslations();
  const {
    location: { pathname, hash, key, state },
    action: kind,
  } = useHistoryEntry();
  const { page, query } = useCurrentPage().props;
  const {
    services,
    state: { failure },
  } = useShell();
  const isEmpty = useEmptyResults();
  const [said, setSaid] = useState('');
  const first = useRef(key);
  const seenPage = useRef(page);
  const keepsPosition = (state as { keepPosition?: boolean } | null)?.keepPosition === true;
  const plainTitle = pageTitle({ page, path: pathname, query, ...(failure && { failure }) }, t);

  useEffect(() => {
    if (key === first.current) return undefined;
    first.current = '';
    if (keepsPosition || kind === 'POP' || standAt(hash)) return undefined;
    window.scrollTo(0, 0);
    focusHeading();
    return hash === '' ? undefined : standLater(hash);
  }, [key, kind, hash, keepsPosition]);

  useEffect(() => {
    // The server has sent the head of the first address, but did not know whether it is empty.
    if (!services || (key === first.current && !isEmpty)) return undefined;
    first.current = '';
    let isLeft = false;
    const address = { page, path: pathname, query };
    void services.heads.at(address, { isEmpty }, plainTitle).then((head) => {
      if (isLeft) return;
      services.headKeeper.show(head);
      const isOther = seenPage.current !== page;
      seenPage.current = page;
      if (isOther && kind !== 'POP') setSaid(t('arrived', { page: head.title }));
    });
    return () => {
      isLeft = true;
    };
  }, [services, key, kind, page, pathname, query, isEmpty, plainTitle, t]);

  return (
    <div className={classes['quiet']} role="status">
      {said}
    </div>
  );
}
