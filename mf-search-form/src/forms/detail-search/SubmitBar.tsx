import { Button } from 'shared-ui/button';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'shared-ui/messages';
import { conditionCleared } from '../../condition/conditionSlice.ts';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import styles from './DetailSearch.module.css';
import { useHitCount } from './useHitCount.ts';

/**
 * Keeps the submit button with the number of hits, and the button that clears the condition, in
 * sight below the options.
 */
export function SubmitBar() {
  const t = useTranslations('detail');
  const dispatch = useSearchDispatch();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const { count: hits, isOld } = useHitCount();
  return (
    <div className={styles.bar} data-sticks="end">
      <Button
        look="quiet"
        className={styles.clear}
        onClick={() => dispatch(conditionCleared(today))}
      >
        {t('clear')}
      </Button>
      <Button look="primary" type="submit" className={styles.submit}>
        <span data-old={(isOld && hits !== undefined) || undefined} className={styles.hits}>
          {hits === undefined ? t('submit') : t('submitCount', { hits })}
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status">{hits === undefined || isOld ? '' : t('hits', { hits })}</span>
      </VisuallyHidden>
    </div>
  );
}
