import { Field } from 'shared-ui/field';
import credentials from './credentials.module.css';

/** The field for who signs in. `name` is what the form sends, `username` what was typed before. */
export function NameField({
  name,
  label,
  username,
}: {
  readonly name: string;
  readonly label: string;
  readonly username: string;
}) {
  return (
    <Field id="username" label={label}>
      <input
        className={credentials['input']}
        id="username"
        name={name}
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
      />
    </Field>
  );
}
