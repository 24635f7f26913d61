import type { ReactNode } from 'react';
import { useHost } from 'shared-ui/island';
import classes from './Section.module.css';

/** A part of the sheet with its heading. Links of the page lead to `#id`. */
export function Section({
  id,
  title,
  note,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  const { slot } = useHost();
  const heading = `${slot}-${id}`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={heading} className={classes['section']}>
      <h2 id={heading} className={classes['heading']}>
        {title}
      </h2>
      {note !== undefined && <p className={classes['note']}>{note}</p>}
      {children}
    </section>
  );
}
