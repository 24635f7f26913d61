import { Slot } from '../widgets/Slot.tsx';
import classes from './CoursePage.module.css';

/** The sheet of one course, at its own address. */
export function CoursePage() {
  return (
    <div className={classes['inner']}>
      <Slot name="course" isFirst />
    </div>
  );
}
