import { submissionErrors } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useCondition } from '../../condition/store.ts';
import { useHitCount } from '../detail-search/useHitCount.ts';
import styles from './SearchSheet.module.css';

interface SheetEndProps {
  readonly onArea: () => void;
  readonly onCountry: () => void;
  readonly onSearch: () => void;
}

/**
 * The one button of the sheet. It says how many courses a search would find; while the search lacks its
 * place it leads there, since a search would be refused (R5.23, R5.25).
 */
export function SheetEnd({ onArea, onCountry, onSearch }: SheetEndProps) {
  const t = useTranslations('sheet');
  const condition = useCondition();
  const { count: hits, isOld } = useHitCount();
  const lacks = new Set(submissionErrors(condition, 'detail').map(({ field }) => field));
  const step = () => {
    if (lacks.has('area')) return { text: t('chooseArea'), act: onArea };
    if (lacks.has('country')) return { text: t('chooseCountry'), act: onCountry };
    if (hits === undefined) return { text: t('search'), act: onSearch };
    return { text: hits === 0 ? t('none') : t('see', { hits }), act: onSearch };
  };
  const { text, act } = step();
  return (
    <>
      <Button look="primary" className={styles.end} onClick={act}>
        <span className={styles.hits} data-old={(isOld && hits !== undefined) || undefined}>
          {text}
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status">{hits === undefined || isOld ? '' : t('hits', { hits })}</span>
      </VisuallyHidden>
    </>
  );
}
