import { laterPart } from '../../field-parts/laterPart.tsx';
import type { SearchSheetProps } from './SearchSheet.tsx';

/** The sheet of a phone, which comes with the dialogs of its fields when one is first touched. */
export const sheetPart = laterPart<SearchSheetProps>(() =>
  import(/* webpackChunkName: "pickers" */ './SearchSheet.tsx').then((part) => part.SearchSheet),
);
