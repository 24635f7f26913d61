import { toPageQuery, type SearchCondition } from 'shared-contracts/search';
import { useKept } from 'shared-ui/favourites';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref } from '../result-address/resultHref.ts';
import { FAVOURITES } from './favouriteAddress.ts';
import styles from './FavouritesLink.module.css';

/** Leads to the favourites of this device, by an address that shows them to anybody. */
export function FavouritesLink({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('favourites');
  const toHref = useResultHref();
  const favouriteIds = useKept('favourite_courses');
  return (
    <PageLink
      href={`${toHref(condition)}&${toPageQuery({ act: FAVOURITES, favouriteIds })}`}
      keepPosition
      className={styles.link}
    >
      <Icon name="heart" />
      <span>
        <span className={styles.wide}>{t('list')}</span> {favouriteIds.length || ''}
      </span>
    </PageLink>
  );
}
