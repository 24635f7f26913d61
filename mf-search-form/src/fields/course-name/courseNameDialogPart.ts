import { laterPart } from '../../field-parts/laterPart.tsx';
import type { CourseNameDialogProps } from './CourseNameDialog.tsx';

/** R2.16: the dialog of the course's name, which loads where it is first opened. */
export const courseNameDialogPart = laterPart<CourseNameDialogProps>(() =>
  import(/* webpackChunkName: "pickers" */ './CourseNameDialog.tsx').then(
    (part) => part.CourseNameDialog,
  ),
);
