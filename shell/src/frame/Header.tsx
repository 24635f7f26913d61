import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Slot } from '../widgets/Slot.tsx';
import classes from './Header.module.css';
import { Logo } from './Logo.tsx';
import { toOutLink } from './outLink.ts';
import { useShell } from './ShellContext.ts';

const LINKS = ['reservations', 'history', 'favourites', 'help'] as const;

/**
 * R2.22: the site's name, and the way to the member's own pages. The menu needs no script: on a phone it holds the member's
 * panel and the links, on a wider page the panel alone.
 */
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
          <summary className={classes['menu']}>
            <span className={classes['onNarrow']}>{t('menu')}</span>
            <span className={classes['onWide']}>{t('memberMenu')}</span>
          </summary>
          <div className={classes['drawer']}>
            <Slot name="member-menu" whenFailed="nothing" />
            <nav className={classes['onNarrow']} aria-label={t('menu')}>{links}</nav>
          </div>
        </details>
      </div>
    </header>
  );
};
