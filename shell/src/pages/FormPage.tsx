import { useTranslations } from 'use-intl';
import { Slot } from '../widgets/Slot.tsx';
import classes from './FormPage.module.css';

/** R2.03, R2.17, R2.18: one search form on a page of its own: all conditions, the map, or a round alone. */
export function FormPage({ page }: { readonly page: 'detail' | 'map' | 'solo' }) {
  const t = useTranslations(page);
  return (
    <div className={classes['inner']}>
      <h1 className={classes['heading']} tabIndex={-1}>
        {t('heading')}
      </h1>
      <p className={classes['lead']}>{t('lead')}</p>
      <Slot name="search" />
    </div>
  );
}
