import { useEffect, useState } from 'react';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { loadLate } from './loadLate.ts';
import type { SheetData } from '../shown-sheet/sheetData.ts';

/**
 * Returns the sheet of the present address: that of the server, or one that the browser asks for. Undefined
 * while the first one is awaited. The last one stays until the next is there; the widget fails where the
 * script that asks for it was lost.
 */
export function useSheet(props: WidgetProps, first: SheetData | undefined): SheetData | undefined {
  const host = useHost();
  const [sheet, setSheet] = useState(first);
  const isThere = sheet?.query === props.query;
  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    loadLate(props, host).then(
      (loaded) => {
        if (isWanted) setSheet(loaded);
      },
      // the chunk that asks the gateway was lost, and there is nothing else to show
      (error: unknown) => {
        if (isWanted) host.fail(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [host, props, isThere]);
  return sheet;
}
