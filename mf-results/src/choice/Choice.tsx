import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { Select } from 'shared-ui/select';
import { useResultHref } from '../result-address/resultHref.ts';
import styles from './Choice.module.css';

interface ChoiceProps {
  readonly label: string;
  /** The name of the parameter in the address. */
  readonly name: string;
  readonly value: string;
  readonly className: string | undefined;
  /** Returns the search that a chosen value asks for. */
  readonly toCondition: (value: string) => SearchCondition;
  /** The options. */
  readonly children: ReactNode;
}

/** A select with its label inside its frame. A choice leads to the result of the other search. */
export function Choice({ label, name, value, className, toCondition, children }: ChoiceProps) {
  const host = useHost();
  const toHref = useResultHref();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // a new address overwrites what was chosen; what is chosen before hydration is chosen once more (ADR 034)
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <div className={`${styles.choice} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        ref={select}
        name={name}
        defaultValue={value}
        onChange={(event) =>
          host.navigate(toHref(toCondition(event.target.value)), { keepPosition: true })
        }
      >
        {children}
      </Select>
    </div>
  );
}
