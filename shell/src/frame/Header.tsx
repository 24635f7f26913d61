import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import classes from './Header.module.css';
import { Logo } from './Logo.tsx';
import { toOutLink } from './outLink.ts';
import { useShell } from './ShellContext.ts';

const LINKS = ['reservations', 'history', 'favourites', 'help'] as const;

/** R2.22: the site's name, and the way to the member's own pages. On a phone the links fold into a menu that needs no script. */
export const Header = () => {
  const t = useTranslations('header');
  const site = useTranslations();
  const { sites } = useShell().state;
  const links = LINKS.map((name) => <a key={name} className={classes['link']} href={toOutLink(sites[name], 'header', name)}>{t(name)}</a>);
  return (
    <header className={classes['header']}>
      <div className={classes['inner']}>
        <Link className={classes['logo']} to="/" aria-label={t('home')}><Logo /><span aria-hidden="true">{site('site')}</span></Link>
        <nav className={classes['wide']} aria-label={t('nav')}>{links}</nav>
        <details className={classes['narrow']}>
          <summary className={classes['menu']}>{t('menu')}</summary>
          <nav className={classes['drawer']} aria-label={t('menu')}>{links}</nav>
        </details>
      </div>
    </header>
  );
};
