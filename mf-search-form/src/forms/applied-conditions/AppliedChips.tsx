import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import { ChipLink } from 'shared-ui/chip';
import { useHost } from 'shared-ui/island';
import type { MouseEvent } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { useRoadNames } from '../../condition/options/roadNames.ts';
import { useSearchSelector } from '../../condition/store.ts';
import { isPlainClick } from 'shared-ui/page-link';
import { AppliedLabel } from './AppliedLabel.tsx';
import styles from './ConditionBar.module.css';
import { isRemovable, toAppliedConditions } from '../../condition/applied/toAppliedConditions.ts';

/** Shows each condition as a link to the results without it. */
export function AppliedChips({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('applied');
  const host = useHost();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const roadName = useRoadNames([condition.highway]);

  return (
    // Chromium does not scroll to a focused element in a strip inside a sticky layer; the listener
    // only does that
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      className={styles.chips}
      aria-label={t('label')}
      onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest', inline: 'center' })}
    >
      {toAppliedConditions(condition, today, roadName).map((each) => {
        const href = `?${toSearchQuery(each.without)}`;
        const follow = (event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          host.navigate(`${location.pathname}${href}`);
        };
        return (
          <li key={each.key}>
            {isRemovable(each, condition) ? (
              <ChipLink href={href} removes={t('removes')} onClick={follow}>
                <AppliedLabel of={each} />
              </ChipLink>
            ) : (
              <span className={styles.fixed}>
                <AppliedLabel of={each} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
