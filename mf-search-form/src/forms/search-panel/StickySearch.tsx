import type { RefObject } from 'react';
import { areaName, countryName } from 'shared-contracts/areas';
import { toPlayDay } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useStuck } from './useStuck.ts';
import { useCondition } from '../../condition/store.ts';
import styles from './StickySearch.module.css';

interface StickySearchProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly formId: string;
}

/**
 * Shows the condition in short and the submit button on a small screen, when the panel is scrolled
 * out of sight.
 */
export function StickySearch({ panel, formId }: StickySearchProps) {
  const label = useLabel();
  const format = useFormat();
  const t = useTranslations('form');
  const { courseName, area, country, searchMode, playDate } = useCondition();
  const places =
    searchMode === 'overseas'
      ? country.map((code) => label(countryName(code)))
      : area.map((code) => label(areaName(code)));
  const place = courseName || places.join(t('separator')) || t('noPlace');
  if (!useStuck(panel)) return null;
  return (
    <div className={styles.bar} data-sticks="end">
      <p className={styles.text}>
        {t('sticky', { place, date: format.shortDate(toPlayDay(playDate)) })}
      </p>
      <Button look="primary" type="submit" form={formId} className={styles.button}>
        {t('stickySubmit')}
      </Button>
    </div>
  );
}
