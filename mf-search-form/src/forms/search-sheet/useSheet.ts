import { useState } from 'react';
import { toPageQuery } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import type { SheetPart } from '../../field-parts/FormContext.ts';
import { useIsWide } from '../../field-parts/useIsWide.ts';
import { usePart } from '../../field-parts/usePart.ts';
import { sheetPart } from './sheetPart.ts';

const PARTS: readonly string[] = ['area', 'playDate', 'players'] satisfies SheetPart[];

interface Shown {
  readonly focus: string;
  readonly part: string;
  /** The part for which the form added an entry to the history, if it did. */
  readonly added?: string | undefined;
}

/**
 * Opens and closes the sheet of a phone. The address says at which part it is open (`focus`), so that
 * Back closes it, and a reload keeps it. `start` is the part while the sheet is to be shown, `open` is
 * absent where the sheet did not load. `close` goes back over the entry that opened it; `leave` makes
 * that entry one of the page, for a search that takes its place.
 */
export function useSheet(query: string, focus: string) {
  const host = useHost();
  const isWide = useIsWide();
  // the sheet does not wait for the address, which follows a moment later; `added` says that the form
  // itself added its entry, while the one of a loaded document may be the first of its tab
  const [shown, setShown] = useState<Shown>({ focus, part: focus });
  if (shown.focus !== focus) setShown({ focus, part: focus, added: focus && shown.added });
  const isWanted = !isWide && PARTS.includes(shown.part);
  const state = usePart(sheetPart, isWanted, 'sheet');
  const turn = (part: SheetPart | '') => {
    setShown({ focus, part, added: focus ? shown.added : part });
    const search = [query, toPageQuery({ focus: part })].filter(Boolean).join('&');
    host.navigate(location.pathname + (search && `?${search}`), {
      keepPosition: true,
      replace: focus !== '' || part === '',
    });
  };
  return {
    start: isWanted && state === 'ready' ? (shown.part as SheetPart) : undefined,
    open: state === 'failed' ? undefined : (part: SheetPart) => turn(part),
    close: () => {
      if (!focus || !shown.added) return turn('');
      setShown({ focus, part: '' });
      return history.back();
    },
    leave: () => turn(''),
  };
}
