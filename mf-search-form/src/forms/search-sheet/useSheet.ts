import { useState } from 'react';
import { toPageQuery } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import type { SheetPart } from '../../field-parts/FormContext.ts';
import { useIsWide } from '../../field-parts/useIsWide.ts';
import { usePart } from '../../field-parts/usePart.ts';
import { sheetPart } from './sheetPart.ts';

const PARTS: readonly string[] = ['area', 'playDate', 'players'] satisfies SheetPart[];

/**
 * Opens and closes the sheet of a phone. The address says at which part it is open (`focus`), so that
 * Back closes it, and a reload keeps it. `start` is the part while the sheet is to be shown, `open` is
 * absent where the sheet did not load.
 */
export function useSheet(query: string, focus: string) {
  const host = useHost();
  const isWide = useIsWide();
  // the sheet does not wait for the address, which follows a moment later
  const [shown, setShown] = useState({ focus, part: focus });
  if (shown.focus !== focus) setShown({ focus, part: focus });
  const isWanted = !isWide && PARTS.includes(shown.part);
  const state = usePart(sheetPart, isWanted, 'sheet');
  const turn = (part: SheetPart | '') => {
    setShown({ focus, part });
    const search = [query, toPageQuery({ focus: part })].filter(Boolean).join('&');
    host.navigate(`${location.pathname}?${search}`, {
      keepPosition: true,
      replace: focus !== '' || part === '',
    });
  };
  return {
    start: isWanted && state === 'ready' ? (shown.part as SheetPart) : undefined,
    open: state === 'failed' ? undefined : (part: SheetPart) => turn(part),
    close: () => turn(''),
  };
}
