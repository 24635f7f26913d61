import { useTranslations } from 'shared-ui/messages';
import type { ReactNode } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { ChoiceLink, type ChoiceProps } from './ChoiceLink.tsx';
import styles from './Filters.module.css';

interface FilterLinkProps extends ChoiceProps {
  /** The search that a press leads to. */
  readonly to: SearchCondition;
  readonly isSet: boolean;
  /** How many courses the search with this value finds; undefined while that is unknown. */
  readonly count: number | undefined;
  readonly children: ReactNode;
}

/**
 * One value of a filter with its count: a link to the search with it, or without it when it is set. A value
 * that finds nothing cannot be pressed.
 */
export function FilterLink({ isSet, count, children, ...choice }: FilterLinkProps) {
  const t = useTranslations('filters');
  const content = (
    <>
      <span>{children}</span>{' '}
      {count !== undefined && (
        <span className={styles.count}>
          {t('count', { count, unit: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
        </span>
      )}
    </>
  );
  if (count === 0 && !isSet) return <span className={styles.value}>{content}</span>;
  return (
    <ChoiceLink {...choice} className={styles.value} aria-current={isSet ? 'true' : undefined}>
      {content}
    </ChoiceLink>
  );
}
