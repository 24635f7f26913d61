import type { ReactNode } from 'react';
import { ErrorText } from './ErrorText.tsx';
import styles from './Field.module.css';

export interface FieldProps {
  /** The control's id; its texts are `{id}-label`, `{id}-sup` and `{id}-err`. */
  readonly id: string;
  readonly label: ReactNode;
  /** 必須 in the visitor's language, on the few fields that are. */
  readonly required?: string | undefined;
  readonly support?: ReactNode;
  readonly error?: string | undefined;
  /** Said before the error to those who do not see its sign. */
  readonly errorPrefix?: string;
  /** Several controls under one name: a fieldset with a legend. */
  readonly group?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** For `aria-describedby` of a field's control. */
export function describedBy(
  id: string,
  { support, error }: { support?: unknown; error?: unknown },
): string | undefined {
  return (
    [support ? `${id}-sup` : '', error ? `${id}-err` : ''].filter(Boolean).join(' ') || undefined
  );
}

/** Label, support text, control, error text, in this order. */
export function Field({
  id,
  label,
  required,
  support,
  error,
  errorPrefix = '',
  group = false,
  className,
  children,
}: FieldProps) {
  const name = (
    <>
      {label}
      {required && <span className={styles.required}>{required}</span>}
    </>
  );
  const texts = (
    <>
      {support && (
        <p id={`${id}-sup`} className={styles.support}>
          {support}
        </p>
      )}
      {children}
      {error && (
        <ErrorText id={`${id}-err`} prefix={errorPrefix}>
          {error}
        </ErrorText>
      )}
    </>
  );
  const looks = [styles.field, className].filter(Boolean).join(' ');
  return group ? (
    <fieldset className={looks} id={id} aria-describedby={describedBy(id, { support, error })}>
      <legend id={`${id}-label`} className={styles.label}>
        {name}
      </legend>
      {texts}
    </fieldset>
  ) : (
    <div className={looks}>
      <label id={`${id}-label`} className={styles.label} htmlFor={id}>
        {name}
      </label>
      {texts}
    </div>
  );
}
