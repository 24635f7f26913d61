import { Slot } from '../widgets/Slot.tsx';
import classes from './ResultPage.module.css';

/** R2.04: the condition above, the list with the advertisements over it, and the side column. */
export const ResultPage = () => (
  <>
    <Slot name="search" />
    <div className={classes['inner']}>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <Slot name="left_ad" whenFailed="nothing" />
          <Slot name="results" />
        </div>
        <aside className={classes['side']}>
          <div className={classes['member']}><Slot name="member" isPersonal canWait /></div>
          <Slot name="right_ad" canWait whenFailed="nothing" />
          <Slot name="guest" canWait whenFailed="nothing" />
        </aside>
      </div>
    </div>
  </>
);
