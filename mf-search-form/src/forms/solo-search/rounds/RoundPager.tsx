import type { SoloCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import { soloHref } from '../../../condition/soloHref.ts';
import styles from './Rounds.module.css';

/** Links to the other pages of the found rounds. */
export function RoundPager({
  condition,
  pages,
}: {
  readonly condition: SoloCondition;
  readonly pages: number;
}) {
  const t = useTranslations('solo');
  const follow = useFollow();
  const { page } = condition;
  return (
    <nav aria-label={t('pages')} className={styles.pager}>
      {page > 1 && (
        <a href={soloHref({ ...condition, page: page - 1 })} rel="prev" onClick={follow}>
          <Icon name="chevronLeft" size={16} />
          {t('previous')}
        </a>
      )}
      <span>{t('page', { page, pages })}</span>
      {page < pages && (
        <a href={soloHref({ ...condition, page: page + 1 })} rel="next" onClick={follow}>
          {t('next')}
          <Icon name="chevronRight" size={16} />
        </a>
      )}
    </nav>
  );
}
