import { useTranslations } from 'use-intl';
import { Slot } from '../widgets/Slot.tsx';
import classes from './DetailPage.module.css';

/** R2.03: the whole form on a page of its own. */
export const DetailPage = () => {
  const t = useTranslations('detail');
  return (
    <div className={classes['inner']}>
      <h1 className={classes['heading']} tabIndex={-1}>{t('heading')}</h1>
      <p className={classes['lead']}>{t('lead')}</p>
      <Slot name="search" />
    </div>
  );
};
