import styles from './NoResults.module.css';

/** The drawing of an empty result: contour lines and a flag on a green. */
export function Contours() {
  return (
    <svg className={styles.contours} viewBox="0 0 320 140" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.2">
        <path d="M8 118c52-34 84 10 142-16s70-84 142-78" />
        <path d="M-6 98c56-38 80 8 138-20s76-88 160-82" />
        <path d="M30 134c46-24 84 8 136-14s58-62 150-62" />
        <ellipse cx="168" cy="96" rx="52" ry="17" />
        <ellipse cx="168" cy="96" rx="34" ry="10" />
        <ellipse cx="168" cy="96" rx="15" ry="4" />
      </g>
      <path className={styles.pole} d="M168 96V36" />
      <path className={styles.flag} d="m169 36 24 9-24 9z" />
    </svg>
  );
}
