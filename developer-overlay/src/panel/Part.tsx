import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** One subject of the panel under its heading; it can be folded. */
export function Part({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}) {
  return (
    <details className={classes['part']} open>
      <summary>
        <h3>
          {title}
          {count !== undefined && <span className={classes['count']}>{count}</span>}
        </h3>
      </summary>
      {children}
    </details>
  );
}
