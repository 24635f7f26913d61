import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { PageLink } from '../page-link/PageLink.tsx';
import { useFilterHref } from './filterAddress.ts';
import styles from './FilterButton.module.css';

/** Opens the sheet of filters, where they do not stand beside the list. */
export function FilterButton({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('filters');
  const toHref = useFilterHref();
  return (
    <PageLink href={toHref(condition)} keepPosition className={styles.button}>
      <Icon name="sliders" />
      {t('name')}
    </PageLink>
  );
}
