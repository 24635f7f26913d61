import { LentSlot } from '../widgets/LentSlot.tsx';
import { Slot } from '../widgets/Slot.tsx';
import classes from './ResultPage.module.css';

/** R2.04: the search form, the results with the advertisements in their midst, and the side column. */
export function ResultPage() {
  return (
    <>
      <Slot name="search" isFirst />
      <div className={classes['inner']}>
        <div className={classes['columns']}>
          <div id="results" className={classes['main']} tabIndex={-1}>
            <Slot name="results" />
            <LentSlot name="left_ad" whenFailed="nothing" />
          </div>
          <aside className={classes['side']}>
            <div className={classes['member']}>
              <Slot name="member" isPersonal canWait />
            </div>
            <div className={classes['sideAds']}>
              <Slot name="right_ad" canWait whenFailed="nothing" />
            </div>
            <Slot name="guest" canWait whenFailed="nothing" />
          </aside>
        </div>
      </div>
    </>
  );
}
