import { laterPart } from '../../field-parts/laterPart.tsx';
import type { PlayDateDialogProps } from './PlayDateDialog.tsx';

/** R9.02: the dialog of the play date, which loads where it is first opened. */
export const playDateDialogPart = laterPart<PlayDateDialogProps>(() =>
  import(/* webpackChunkName: "pickers" */ './PlayDateDialog.tsx').then(
    (part) => part.PlayDateDialog,
  ),
);
