import type { ReactNode } from 'react';
import classes from './NotFoundPage.module.css';

/** The line drawing above the heading of a page without a slot; `children` are its SVG shapes. */
export function PageArt({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className={classes['art']}
      viewBox="0 0 320 120"
      width="320"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
