import type { AriaAttributes, ReactNode } from 'react';
import classes from './ReleasesPage.module.css';

/** How a part is called: by a text, or by the id of what says it. */
export type PartName = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;

interface ScrolledProps extends PartName {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part that a phone scrolls sideways; its focus lets the keyboard scroll it. */
export function Scrolled({ className = '', children, ...name }: ScrolledProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`${classes['scroll']} ${className}`} tabIndex={0} role="group" {...name}>
      {children}
    </div>
  );
}
