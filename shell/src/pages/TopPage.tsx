import { useTranslations } from 'shared-ui/messages';
import { Slot } from '../widgets/Slot.tsx';
import classes from './TopPage.module.css';

/**
 * R2.01, R2.02: the hero, the search form over its lower edge, the content, and the side column.
 */
export function TopPage() {
  const t = useTranslations('top');
  return (
    <>
      <div className={classes['strip']}>
        <Slot name="member-strip" isPersonal whenFailed="nothing" />
      </div>
      <Slot name="notice" whenFailed="nothing" />
      <div className={classes['hero']}>
        <div className={classes['inner']}>
          <h1 className={classes['heading']} tabIndex={-1}>
            {t('heading')}
          </h1>
          <p className={classes['lead']}>{t('lead')}</p>
        </div>
      </div>
      <div className={classes['inner']}>
        <div className={classes['form']}>
          <Slot name="search" isFirst />
        </div>
        <div className={classes['columns']}>
          <div className={classes['main']}>
            <Slot name="content-main" canWait />
          </div>
          <aside className={classes['side']}>
            <div className={classes['member']}>
              <Slot name="member" isPersonal canWait />
            </div>
            <Slot name="content-side" canWait whenFailed="nothing" />
            <Slot name="right_ad" canWait whenFailed="nothing" />
            <Slot name="guest" canWait whenFailed="nothing" />
          </aside>
        </div>
      </div>
    </>
  );
}
