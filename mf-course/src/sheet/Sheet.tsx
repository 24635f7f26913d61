import { Access } from '../access/Access.tsx';
import { Head } from '../head/Head.tsx';
import { Trail } from '../head/Trail.tsx';
import { Holes } from '../holes/Holes.tsx';
import { Plans } from '../plans/Plans.tsx';
import { DayPrices } from '../prices/DayPrices.tsx';
import { Reviews } from '../reviews/Reviews.tsx';
import { Scores } from '../scores/Scores.tsx';
import { Times } from '../times/Times.tsx';
import classes from './Sheet.module.css';
import { SheetContext, type ShownSheet } from '../shown-sheet/SheetContext.ts';

/** The sheet of one course: what a golfer wants to know of it, and what can be booked. */
export function Sheet({ shown }: { readonly shown: ShownSheet }) {
  return (
    <SheetContext value={shown}>
      <div className={classes['place']}>
        <article className={classes['sheet']} data-course={shown.course.id}>
          <Trail />
          <Head />
          <div className={classes['columns']}>
            <div className={classes['main']}>
              <DayPrices />
              <Plans />
              <Times />
            </div>
            <div className={classes['side']}>
              <Scores />
              <Access />
              <Holes />
            </div>
          </div>
          <Reviews />
        </article>
      </div>
    </SheetContext>
  );
}
