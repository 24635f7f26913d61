import { useTranslations } from 'shared-ui/messages';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { PageLink } from '../page-link/PageLink.tsx';
import styles from './Filters.module.css';

interface FilterLinkProps {
  readonly href: string;
  readonly isSet: boolean;
  /** How many courses the search with this value finds; undefined while that is unknown. */
  readonly count: number | undefined;
  readonly replace: boolean;
  readonly children: ReactNode;
}

/**
 * One value of a filter with its count: a link to the search with it, or without it when it is set. A value
 * that finds nothing cannot be pressed.
 */
export function FilterLink({ href, isSet, count, replace, children }: FilterLinkProps) {
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
    <PageLink
      href={href}
      keepPosition
      replace={replace}
      className={styles.value}
      aria-current={isSet ? 'true' : undefined}
    >
      {content}
    </PageLink>
  );
}
