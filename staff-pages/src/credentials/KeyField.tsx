import { Field } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import classes from './credentials.module.css';

/** The field of the back office (panda): one key, which the browser is told not to keep. */
export function KeyField({ hasFocus = false }: { readonly hasFocus?: boolean }) {
  const t = useTranslations('login');
  return (
    <Field id="bkey" label={t('bkey')}>
      <input
        className={`${classes['input']} ${classes['key']}`}
        id="bkey"
        name="bkey"
        type="password"
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that asks for the key alone
        autoFocus={hasFocus}
      />
    </Field>
  );
}
