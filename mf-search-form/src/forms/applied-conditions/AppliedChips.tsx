import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import { ChipLink } from 'shared-ui/chip';
import { useTranslations } from 'shared-ui/messages';
import { useRoadNames } from '../../condition/options/roadNames.ts';
import { useSearchSelector } from '../../condition/store.ts';
import { useFollow } from 'shared-ui/page-link';
import { AppliedLabel } from './AppliedLabel.tsx';
import styles from './ConditionBar.module.css';
import { isRemovable, toAppliedConditions } from '../../condition/applied/toAppliedConditions.ts';

interface AppliedChipsProps {
  readonly condition: SearchCondition;
  /** Gives the address of the page for another condition; that of the present results unless given. */
  readonly hrefOf?: (without: SearchCondition) => string;
}

/** Shows each condition as a link to the page without it. */
export function AppliedChips({
  condition,
  hrefOf = (without) => `?${toSearchQuery(without)}`,
}: AppliedChipsProps) {
  const t = useTranslations('applied');
  const follow = useFollow();
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
      {toAppliedConditions(condition, today, roadName).map((each) => (
        <li key={each.key}>
          {isRemovable(each, condition) ? (
            <ChipLink href={hrefOf(each.without)} removes={t('removes')} onClick={follow}>
              <AppliedLabel of={each} />
            </ChipLink>
          ) : (
            <span className={styles.fixed}>
              <AppliedLabel of={each} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
