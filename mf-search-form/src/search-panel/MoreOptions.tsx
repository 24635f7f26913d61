import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'use-intl';
import { chosenOptions } from '../detail-options/chosenOptions.ts';
import { OptionGroups } from '../detail-options/OptionGroups.tsx';
import { groupsOf, type FormPage } from '../detail-options/optionGroups.ts';
import { useSearchSelector } from '../store.ts';
import styles from './MoreOptions.module.css';
import { useKeptOpen } from './useKeptOpen.ts';

/** R2.14: every option of the search, open or closed as the visitor left it. Closed, it says how many are chosen. */
export const MoreOptions = ({ page }: { readonly page: FormPage }) => {
  const t = useTranslations('form');
  const condition = useSearchSelector(({ search }) => search.condition);
  const details = useKeptOpen('more');
  const groups = groupsOf(page, condition.searchMode);
  const count = chosenOptions(condition, groups.flatMap(({ fields }) => fields)).length;
  return (
    <details ref={details} className={styles.more} hidden={groups.length === 0} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Icon name="plus" size={18} />{t('more')}
        {count > 0 && <span className={styles.count}>{t('moreCount', { count })}</span>}
      </summary>
      <div className={styles.groups}><OptionGroups page={page} openOnPhone={0} /></div>
    </details>
  );
};
