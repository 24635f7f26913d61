import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { isPlainClick } from 'shared-ui/page-link';
import { PageLink } from '../page-link/PageLink.tsx';
import { detailHref, useResultHref } from '../result-address/resultHref.ts';
import { reSearchRequested } from '../results/resultsSlice.ts';

/**
 * The link that searches again. The search also repeats by itself when the network is back. Without
 * scripts the link loads the page again.
 */
export function SearchAgain({
  condition,
  onAgain,
}: {
  readonly condition: SearchCondition;
  readonly onAgain: () => void;
}) {
  const t = useTranslations('failed');
  const toHref = useResultHref();
  const dispatch = useDispatch();
  useEffect(() => {
    const searchAgain = () => void dispatch(reSearchRequested());
    window.addEventListener('online', searchAgain);
    return () => window.removeEventListener('online', searchAgain);
  }, [dispatch]);
  return (
    <a
      href={toHref(condition)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        dispatch(reSearchRequested());
        onAgain();
      }}
    >
      {t('again')}
    </a>
  );
}

/**
 * The links after a search that found too much or was refused: they open the form with the dialog of the area or
 * of the play date.
 */
export function Narrowers({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('failed');
  return (
    <>
      <PageLink href={detailHref(condition, 'area')}>{t('narrowArea')}</PageLink>
      <PageLink href={detailHref(condition, 'playDate')}>{t('narrowDate')}</PageLink>
    </>
  );
}
