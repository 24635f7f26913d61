import type { SearchCondition } from 'shared-contracts/search';
import styles from './CompareBox.module.css';
import { compareDialog, compareTray, isComparing } from './compareDialog.ts';
import { PlainCompare } from './PlainCompare.tsx';
import { useCompare } from './useCompare.ts';

/**
 * The chosen courses, and their comparison while the address says that it is open, so that a visitor can
 * send a link to it.
 */
export function Comparison({
  query,
  condition,
}: {
  readonly query: string;
  readonly condition: SearchCondition;
}) {
  const { ids } = useCompare(condition);
  return (
    <>
      {ids.length > 0 ? (
        <compareTray.Late condition={condition} waiting={null} />
      ) : (
        <PlainCompare condition={condition} className={styles.plain} />
      )}
      {isComparing(query, condition) && <compareDialog.Late condition={condition} waiting={null} />}
    </>
  );
}
