import { Field } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import credentials from '../credentials/credentials.module.css';
import { NameField } from '../credentials/NameField.tsx';

/** R3.25: the names under which each system receives a name and a secret. */
const NAMES = {
  default: { name: 'username', secret: 'password', label: 'username' },
  suzaku: { name: 'phoenix', secret: 'garuda', label: 'employee' },
} as const;

/** The fields of a system that knows a person by name and secret. */
export function AccountFields({
  kind,
  username,
}: {
  readonly kind: keyof typeof NAMES;
  readonly username: string;
}) {
  const t = useTranslations('login');
  const { name, secret, label } = NAMES[kind];
  return (
    <>
      <NameField name={name} label={t(label)} username={username} />
      <Field id="secret" label={t('password')}>
        <input
          className={credentials['input']}
          id="secret"
          name={secret}
          type="password"
          autoComplete="current-password"
        />
      </Field>
    </>
  );
}
