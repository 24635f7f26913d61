import { useTranslations } from 'shared-ui/messages';
import { useCurrentPage } from '../shell-context/useCurrentPage.ts';
import classes from './Frame.module.css';

/** Pages where the results stand behind the form. */
const RESULT_PAGES: ReadonlySet<string> = new Set(['result', 'secret']);

/**
 * WCAG 2.4.1: the first links of a page, seen while they have the focus. They lead past the frame, past the form
 * to the results, and past the results to the courses that the address compares.
 */
export function SkipLinks() {
  const t = useTranslations();
  const { page, query } = useCurrentPage().props;
  const hasResults = RESULT_PAGES.has(page);
  return (
    <>
      <a className={classes['skip']} href="#main">
        {t('skip')}
      </a>
      {hasResults && (
        <a className={classes['skip']} href="#results">
          {t('skipToResults')}
        </a>
      )}
      {hasResults && query.includes('compare_with') && (
        <a className={classes['skip']} href="#compare-list">
          {t('skipToComparison')}
        </a>
      )}
    </>
  );
}
