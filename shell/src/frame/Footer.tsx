import { useTranslations } from 'use-intl';
import classes from './Footer.module.css';
import { toOutLink } from './outLink.ts';
import { useShell } from './ShellContext.ts';

const MEMBER = ['reservations', 'history', 'favourites'] as const;

/** R2.22: the lists of links at the foot of every page of the default layout. */
export const Footer = () => {
  const t = useTranslations('footer');
  const names = useTranslations('header');
  const site = useTranslations();
  const { sites } = useShell().state;
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <nav className={classes['columns']} aria-label={t('label')}>
          <div>
            <p className={classes['title']}>{t('find')}</p>
            <ul><li><a href="/">{t('top')}</a></li><li><a href="/search/">{t('detail')}</a></li></ul>
          </div>
          <div>
            <p className={classes['title']}>{t('member')}</p>
            <ul>
              {MEMBER.map((name) => <li key={name}><a href={toOutLink(sites[name], 'footer', name)}>{names(name)}</a></li>)}
              <li><a href={toOutLink(sites.myPage, 'footer', 'myPage')}>{t('myPage')}</a></li>
              <li><a href={toOutLink(sites.membership, 'footer', 'membership')}>{t('membership')}</a></li>
            </ul>
          </div>
          <div>
            <p className={classes['title']}>{t('support')}</p>
            <ul><li><a href={toOutLink(sites.help, 'footer', 'help')}>{names('help')}</a></li></ul>
          </div>
        </nav>
        <p className={classes['up']}><a href="#top">{t('up')}</a></p>
        <p className={classes['note']}>{t('note')}</p>
        <p className={classes['name']}>{site('site')}</p>
      </div>
    </footer>
  );
};
