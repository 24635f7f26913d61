import { laterPart } from '../../field-parts/laterPart.tsx';
import type { AreaDialogProps } from './AreaDialog.tsx';

/** R5.21: the dialog of the areas, which loads where it is first opened. */
export const areaDialogPart = laterPart<AreaDialogProps>(() =>
  import(/* webpackChunkName: "pickers" */ './AreaDialog.tsx').then((part) => part.AreaDialog),
);
