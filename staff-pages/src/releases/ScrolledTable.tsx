import type { ReactNode } from 'react';
import classes from './ReleasesPage.module.css';
import { type PartName, Scrolled } from './Scrolled.tsx';

interface ScrolledTableProps extends PartName {
  readonly className?: string | undefined;
  /** The heads of the columns, each another one. */
  readonly heads: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table with heads of columns, which a phone scrolls sideways. */
export function ScrolledTable({ className, heads, children, ...name }: ScrolledTableProps) {
  return (
    <Scrolled className={className} {...name}>
      <table className={classes['table']} {...name}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scrolled>
  );
}
