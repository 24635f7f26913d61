import type { WidgetStorage } from 'shared-contracts/widget';
import { isWide } from './useIsWide.ts';
import { readState, writeState } from '../condition/remembered/sessionState.ts';

/** R2.14: a desktop and a phone remember apart what is open. */
export type Width = 'pc' | 'sp';

/** Gives the width of the screen by which the flags are kept. */
export function widthOf(): Width {
  return isWide() ? 'pc' : 'sp';
}

function flagsOf(storage: WidgetStorage, width: Width): Readonly<Record<string, unknown>> {
  const flags = readState(storage)['formOpen'] as
    Partial<Record<Width, Record<string, unknown>>> | undefined;
  return flags?.[width] ?? {};
}

/** Says whether the visitor left something open; undefined when the visitor never changed it. */
export function readOpen(storage: WidgetStorage, width: Width, name: string): boolean | undefined {
  const open = flagsOf(storage, width)[name];
  return typeof open === 'boolean' ? open : undefined;
}

/** Remembers whether something is open, at this width alone. */
export function storeOpen(storage: WidgetStorage, width: Width, name: string, open: boolean): void {
  const other = width === 'pc' ? 'sp' : 'pc';
  writeState(storage, {
    formOpen: {
      [other]: flagsOf(storage, other),
      [width]: { ...flagsOf(storage, width), [name]: open },
    },
  });
}
