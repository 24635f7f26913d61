import { useTranslations } from 'shared-ui/messages';
import classes from './credentials.module.css';

/** Says that the person has to touch their security key now. */
export function TouchKey() {
  const t = useTranslations('login');
  return (
    <p className={classes['notice']} role="status">
      {t('touchKey')}
    </p>
  );
}
