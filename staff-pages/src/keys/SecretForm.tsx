import { type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { StaffKind } from 'shared-contracts/staff';
import { Field } from 'shared-ui/field';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import credentials from '../credentials/credentials.module.css';
import home from '../home/HomePage.module.css';
import classes from './KeysPage.module.css';
import { useKeyChange } from './useKeyChange.ts';

/** Returns the name of the secret of one kind of staff. */
export function useSecretName(kind: StaffKind): string {
  const t = useTranslations('login');
  return t(kind === 'panda' ? 'bkey' : 'password');
}

/** Runs a change with the typed secret. After a failure the field is empty, and the message has the focus. */
function useSecretField(change: (secret: string) => Promise<void>) {
  const { attempt, ...state } = useKeyChange(change);
  const message = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    if (field.current) field.current.value = '';
    message.current?.focus();
  }, [attempt]);
  return { ...state, message, field };
}

function SecretField({
  kind,
  ref,
}: {
  readonly kind: StaffKind;
  readonly ref: RefObject<HTMLInputElement | null>;
}) {
  const id = useId();
  const secret = useSecretName(kind);
  return (
    <Field id={id} label={secret}>
      <input
        ref={ref}
        className={credentials['input']}
        id={id}
        name="secret"
        type="password"
        autoComplete={kind === 'panda' ? 'off' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </Field>
  );
}

/** Asks for the secret before a change of the keys. After a failure the field is empty again. */
export function SecretForm({
  kind,
  label,
  busyLabel,
  isGrave = false,
  change,
}: {
  readonly kind: StaffKind;
  readonly label: string;
  readonly busyLabel: string;
  readonly isGrave?: boolean;
  change(secret: string): Promise<void>;
}) {
  const t = useTranslations('keys.error');
  const secret = useSecretName(kind);
  const { isBusy, error, run, message, field } = useSecretField(change);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(field.current?.value ?? '');
  };
  return (
    <form className={classes['form']} method="post" onSubmit={submit}>
      {error !== undefined && !isBusy && (
        <p ref={message} className={credentials['error']} role="alert" tabIndex={-1}>
          <Icon name="alert" />
          {t(error, { secret })}
        </p>
      )}
      <SecretField kind={kind} ref={field} />
      <button
        className={home['button']}
        type="submit"
        data-grave={isGrave || undefined}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? busyLabel : label}
      </button>
    </form>
  );
}
