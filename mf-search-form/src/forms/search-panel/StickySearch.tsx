import { useContext, type RefObject } from 'react';
import { areaName, countryName } from 'shared-contracts/areas';
import { toPlayDay } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { FormContext } from '../../field-parts/FormContext.ts';
import { useStuck } from './useStuck.ts';
import { useCondition } from '../../condition/store.ts';
import styles from './StickySearch.module.css';

interface StickySearchProps {
  /** The place of the form's own button. */
  readonly button: RefObject<HTMLElement | null>;
  readonly formId: string;
}

/**
 * Shows the condition in short and the submit button on a small screen, when the form's own one is out
 * of sight. While the search lacks its place, the button says that it leads there.
 */
export function StickySearch({ button, formId }: StickySearchProps) {
  const label = useLabel();
  const format = useFormat();
  const t = useTranslations('form');
  const choose = useTranslations('area')('choose');
  const { openSheet } = useContext(FormContext);
  const { courseName, area, country, searchMode, playDate } = useCondition();
  const places =
    searchMode === 'overseas'
      ? country.map((code) => label(countryName(code)))
      : area.map((code) => label(areaName(code)));
  const named = courseName || places.join(t('separator'));
  if (!useStuck(button)) return null;
  return (
    <div className={styles.bar} data-sticks="end">
      <p className={styles.text}>
        {t('sticky', { place: named || t('noPlace'), date: format.shortDate(toPlayDay(playDate)) })}
      </p>
      <Button look="primary" type="submit" form={formId} className={styles.button}>
        {named === '' && searchMode !== 'overseas' && openSheet ? choose : t('stickySubmit')}
      </Button>
    </div>
  );
}
