import { CompareButton } from '#plain-compare';
import { useSelector } from 'react-redux';
import type { SearchCondition } from 'shared-contracts/search';
import { selectResults } from '../store.ts';

/** Where no script runs: the button that compares the courses of the list whose boxes are checked. */
export function PlainCompare({
  condition,
  className,
}: {
  readonly condition: SearchCondition;
  readonly className: string | undefined;
}) {
  const { items } = useSelector(selectResults);
  if (condition.view !== 'list' || items.length === 0) return null;
  return (
    <noscript className={className}>
      <CompareButton />
    </noscript>
  );
}
