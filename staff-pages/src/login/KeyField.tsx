import { Field } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import classes from './LoginPage.module.css';

/** The field of the back office (panda): one key, which the browser is told not to keep. */
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
