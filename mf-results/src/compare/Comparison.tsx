import { useEffect } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import { compareDialog, isComparing } from './compareDialog.ts';
import { useCompare } from './useCompare.ts';

/**
 * The comparison. It is open while the address says so, so that a visitor can send a link to it.
 * Its script comes as soon as there are two courses to compare.
 */
export function Comparison({
  query,
  condition,
}: {
  readonly query: string;
  readonly condition: SearchCondition;
}) {
  const { ids } = useCompare(condition);
  const canOpen = ids.length > 1;
  useEffect(() => {
    // what is lost here is asked for again when the comparison opens
    if (canOpen) compareDialog.load().catch(() => {});
  }, [canOpen]);
  if (!isComparing(query, condition)) return null;
  return <compareDialog.Late condition={condition} waiting={null} />;
}
