import { useEffect, useState } from 'react';
import { toJapaneseDay } from 'shared-contracts/format';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { loadLate } from './loadLate.ts';
import type { SheetData } from '../shown-sheet/sheetData.ts';

/**
 * Returns the sheet of the present address: that of the server, or one that the browser asks for. Undefined
 * while the first one is awaited; a failed one where the chunk that asks was lost. The last one stays until
 * the next is there.
 */
export function useSheet(props: WidgetProps, first: SheetData | undefined): SheetData | undefined {
  const host = useHost();
  const [sheet, setSheet] = useState(first);
  const isThere = sheet?.query === props.query;
  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    const show = (loaded: SheetData) => {
      if (isWanted) setSheet(loaded);
    };
    loadLate(props, host).then(show, (error: unknown) => {
      // the chunk that asks the gateway was lost
      host.telemetry.error(error, { call: 'course-sheet' });
      const today = toJapaneseDay(host.now());
      show({ query: props.query, today, outcome: { kind: 'failed' } });
    });
    return () => {
      isWanted = false;
    };
  }, [host, props, isThere]);
  return sheet;
}
