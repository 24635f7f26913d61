import { Field } from 'shared-ui/field';
import { useTranslations } from 'use-intl';
import classes from './LoginPage.module.css';

/** panda: one key, never kept by the browser. */
export function KeyField() {
  const t = useTranslations('login');
  return (
    <Field id="bkey" label={t('bkey')}>
      <input
        className={classes['input']}
        id="bkey"
        name="bkey"
        type="password"
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
}
