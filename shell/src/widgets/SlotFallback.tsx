import { useTranslations } from 'shared-ui/messages';
import classes from './SlotFallback.module.css';

/**
 * R10.05: says that one part of the page is missing, with a retry if there is a widget to retry.
 */
export function SlotFallback({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const t = useTranslations('fallback');
  return (
    <div className={classes['fallback']} role="alert">
      <svg
        className={classes['art']}
        viewBox="0 0 48 48"
        width="40"
        height="40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d="M4 40c7-4 13 1 20-2s11-5 20-2M24 38V8l13 5-13 5" />
      </svg>
      <p className={classes['text']}>{t('text')}</p>
      {onRetry && (
        <button type="button" className={classes['retry']} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
