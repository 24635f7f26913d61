import { useTranslations } from 'shared-ui/messages';
import { FOOTER_LISTS } from './footerLists.ts';
import { SiteLink } from '../site-link/SiteLink.tsx';
import { OutLink } from '../out-link/OutLink.tsx';
import { toFooterPath } from '../out-link/outLink.ts';
import classes from './Footer.module.css';

/** R2.22, R2.23: the lists of links at the end of every page with the default layout. */
export function Footer() {
  const t = useTranslations();
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <nav className={classes['columns']} aria-label={t('footer.label')}>
          {FOOTER_LISTS.map(({ title, pages, neighbours }) => (
            <div key={title}>
              <p className={classes['title']}>{t(`footer.${title}`)}</p>
              <ul>
                {pages.map(({ page, path }) => (
                  <li key={page}>
                    <SiteLink href={toFooterPath(path, page)}>{t(`footer.${page}`)}</SiteLink>
                  </li>
                ))}
                {neighbours.map((name) => (
                  <li key={name}>
                    <OutLink to={name} place="footer" />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className={classes['up']}>
          <a href="#top">{t('footer.up')}</a>
        </p>
        <p className={classes['note']}>{t('footer.note')}</p>
        <p className={classes['name']}>{t('site')}</p>
      </div>
    </footer>
  );
}
