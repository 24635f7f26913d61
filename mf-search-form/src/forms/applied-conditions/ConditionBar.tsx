import { useEffect, useRef, useState } from 'react';
import type { PageName } from 'shared-contracts/site';
import { Icon } from 'shared-ui/icons';
import { useHost, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { SearchPanel } from '../search-panel/SearchPanel.tsx';
import { useSearchSelector } from '../../condition/store.ts';
import { AppliedChips } from './AppliedChips.tsx';
import styles from './ConditionBar.module.css';
import { useAddress } from '../../condition/useAddress.ts';
import { useLightDismiss } from './useLightDismiss.ts';
import { publishError } from '../search-panel/useSearchSubmit.ts';
import { useStuck } from '../search-panel/useStuck.ts';

interface ConditionBarProps {
  readonly page: PageName;
  readonly query: string;
  /** The field that the address opens, '' for none. */
  readonly focus: string;
}

/** Shows the condition above its results, in sight while they scroll, and the form behind 条件を変更. */
export function ConditionBar({ page, query, focus }: ConditionBarProps) {
  const t = useTranslations('applied');
  const host = useHost();
  const label = useLabel();
  // a reload while the sheet is open shows the form around it again
  const [isBegun] = useState(focus !== '');
  const details = useRef<HTMLDetailsElement>(null);
  const show = (open: boolean) => {
    if (details.current) details.current.open = open;
  };
  const { condition, error } = useAddress(page, query, (search) =>
    show(search.error !== undefined),
  );
  useLightDismiss(details);
  const place = useRef<HTMLDivElement>(null);
  const stuck = useStuck(place);
  const wrong = useSearchSelector(({ validation }) => validation.errors.length > 0);
  useEffect(() => {
    if (error) publishError(host, error, label);
  }, [error, host, label]);

  return (
    <div ref={place} className={styles.place}>
      <div className={styles.bar} data-sticks={stuck ? 'start' : undefined}>
        <div className={styles.inner}>
          <AppliedChips condition={condition} />
          <details
            ref={details}
            className={styles.details}
            suppressHydrationWarning
            open={wrong || isBegun || undefined}
          >
            <summary className={styles.change}>
              <Icon name="sliders" size={18} />
              {t('change')}
            </summary>
            <div className={styles.form}>
              <SearchPanel
                page={page}
                query={query}
                focus={focus}
                layout="row"
                flat
                onSubmitted={() => show(false)}
              />
            </div>
          </details>
        </div>
      </div>
    </div>
  );
}
