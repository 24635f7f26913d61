import type { ReactNode } from 'react';
import { ErrorText } from './ErrorText.tsx';
import styles from './Field.module.css';

export interface FieldProps {
  /** The control's id. The ids of its texts are `{id}-label`, `{id}-sup` and `{id}-err`. */
  readonly id: string;
  readonly label: ReactNode;
  /** The word for 必須 in the visitor's language; undefined on an optional field. */
  readonly required?: string | undefined;
  readonly support?: ReactNode;
  readonly error?: string | undefined;
  /** The word that screen readers read before the error. */
  readonly errorPrefix?: string;
  /** True for several controls under one name: the field is a fieldset with a legend. */
  readonly group?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Returns the value of `aria-describedby` for a field's control; undefined when it has neither
 * support text nor error.
 */
export function describedBy(
  id: string,
  { support, error }: { support?: unknown; error?: unknown },
): string | undefined {
  return (
    [support ? `${id}-sup` : '', error ? `${id}-err` : ''].filter(Boolean).join(' ') || undefined
  );
}

/** A field: label, support text, control and error text, in this order. */
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
