import { useTranslations } from 'shared-ui/messages';
import { Icon } from 'shared-ui/icons';
import { PageLink } from '../page-link/PageLink.tsx';
import styles from './Pager.module.css';
import { pagerSteps } from './pagerSteps.ts';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly toHref: (page: number) => string;
}

/**
 * R2.15: links to the pages of the result. Narrow screens show the previous and next page and the
 * present number.
 */
export function Pager({ page, pages, toHref }: PagerProps) {
  const t = useTranslations('pager');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('name')} className={styles.pager}>
      {page > 1 ? (
        <PageLink className={styles.neighbour} rel="prev" href={toHref(page - 1)}>
          <Icon name="chevronLeft" size={16} />
          {t('previous')}
        </PageLink>
      ) : (
        <span className={styles.end} />
      )}
      <ol className={styles.pages}>
        {pagerSteps(page, pages).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <PageLink
                className={styles.page}
                href={toHref(step)}
                aria-label={t('page', { page: step })}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.place}>{t('place', { page, pages })}</p>
      {page < pages ? (
        <PageLink className={styles.neighbour} rel="next" href={toHref(page + 1)}>
          {t('next')}
          <Icon name="chevronRight" size={16} />
        </PageLink>
      ) : (
        <span className={styles.end} />
      )}
    </nav>
  );
}
