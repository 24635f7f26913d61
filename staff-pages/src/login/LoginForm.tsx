import type { SubmitEvent } from 'react';
import type { StaffKind } from 'shared-contracts/staff';
import { useTranslations } from 'shared-ui/messages';
import { KeyField } from '../credentials/KeyField.tsx';
import classes from './LoginPage.module.css';
import { NameAndPassword } from './NameAndPassword.tsx';
import type { SignIn } from './useSignIn.ts';

const SECRETS = ['bkey', 'password'];

/** Returns the texts of a form's fields by name, without the page to return to. */
function credentialsOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)];
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      name !== 'return' && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function emptySecrets(form: HTMLFormElement): void {
  for (const name of SECRETS) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = '';
  }
}

/** The fields of one kind of staff. Before the script runs, the browser sends them as a plain form. */
export function LoginForm({
  kind,
  returnPath,
  username,
  signIn: { isBusy, send },
}: {
  readonly kind: StaffKind;
  /** The path that a plain form leads to after the login. */
  readonly returnPath: string;
  readonly username: string;
  readonly signIn: SignIn;
}) {
  const t = useTranslations('login');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    if (!(await send(credentialsOf(form)))) emptySecrets(form);
  };
  return (
    <form
      className={classes['form']}
      method="post"
      action={`/staff/${kind}/login`}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="return" value={returnPath} />
      {kind === 'panda' ? <KeyField /> : <NameAndPassword username={username} />}
      <button className={classes['submit']} type="submit" aria-disabled={isBusy || undefined}>
        {t(isBusy ? 'busy' : 'submit')}
      </button>
    </form>
  );
}
