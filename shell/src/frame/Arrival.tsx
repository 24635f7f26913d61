import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageTitle } from '../pages/pageTitle.ts';
import classes from './Frame.module.css';
import { useShell } from './ShellContext.ts';
import { useCurrentPage } from './useCurrentPage.ts';

/** The heading takes the focus where there is one already; a widget's own heading may come later. */
const focusHeading = () => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
};

/** After a change of address without a document load: title, scroll, focus, and one announcement. */
export const Arrival = () => {
  const t = useTranslations();
  const { pathname, key, state } = useLocation();
  const kind = useNavigationType();
  const { page, query } = useCurrentPage().props;
  const { failure } = useShell().state;
  const [said, setSaid] = useState('');
  const first = useRef(key);
  const seenPage = useRef(page);
  const keepsPosition = (state as { keepPosition?: boolean } | null)?.keepPosition === true;
  const title = pageTitle({ page, path: pathname, query, ...(failure && { failure }) }, t);

  useEffect(() => {
    if (key === first.current) return;
    first.current = '';
    document.title = title;
    if (keepsPosition || kind === 'POP') return;
    window.scrollTo(0, 0);
    focusHeading();
    if (seenPage.current !== page) setSaid(t('arrived', { page: title }));
    seenPage.current = page;
  }, [key, kind, keepsPosition, page, title, t]);

  return <div className={classes['quiet']} role="status">{said}</div>;
};
