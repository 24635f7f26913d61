import { useTranslations } from 'shared-ui/messages';
import classes from '../pages/NotFoundPage.module.css';
import { PageArt } from '../pages/PageArt.tsx';

/** Says that a page could not be fetched. Its link asks for the same address again. */
export function OfflinePage() {
  const t = useTranslations('offline');
  return (
    <main className={classes['page']}>
      <PageArt>
        <path
          d="M0 96c46-26 84 8 134-12s62-52 116-46 52 30 70 26M0 110c50-24 92 8 142-12s64-44 112-38 48 26 66 22"
          opacity=".5"
        />
        <path d="M160 88V26l26 9-26 9" strokeDasharray="4 4" />
      </PageArt>
      <h1 className={classes['heading']}>{t('heading')}</h1>
      <p className={classes['text']}>{t('text')}</p>
      <ul className={classes['links']}>
        <li>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the present one */}
          <a href="">{t('again')}</a>
        </li>
      </ul>
    </main>
  );
}
