import { useTranslations } from 'shared-ui/messages';
import { Slot } from '../widgets/Slot.tsx';
import classes from './FormPage.module.css';

/** R2.03, R2.17, R2.18: a page with one search form: all conditions, the map, or solo booking. */
export function FormPage({ page }: { readonly page: 'detail' | 'map' | 'solo' }) {
  const t = useTranslations(page);
  return (
    <div className={classes['inner']}>
      <h1 className={classes['heading']} tabIndex={-1}>
        {t('heading')}
      </h1>
      <p className={classes['lead']}>{t('lead')}</p>
      <Slot name="search" isFirst />
    </div>
  );
}
