import { Link } from 'react-router';
import { Icon } from 'shared-ui/icons';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'use-intl';
import type { Neighbour } from '../../links/neighbours.ts';
import { OutLink } from '../out-link/OutLink.tsx';
import { toOutLink } from '../out-link/outLink.ts';
import { ThemeChoice } from '../../theme/ThemeChoice.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { Slot } from '../../widgets/Slot.tsx';
import { Fold } from './Fold.tsx';
import classes from './Header.module.css';
import { LanguageMenu, LanguageRow } from './LanguageMenu.tsx';
import { Logo } from '../../logo/Logo.tsx';
import { useShell } from '../../shell-context/ShellContext.ts';

const LINKS: readonly Neighbour[] = ['reservations', 'history', 'favourites', 'help'];

/**
 * R2.22: the site's name, the way to the member's own pages, the language, light or dark. The menu needs no script: on a phone it holds the
 * member's panel, the links, the languages and the theme, on a wider page the panel alone.
 */
export function Header() {
  const t = useTranslations('header');
  const names = useTranslations();
  const { links } = useShell().state;
  const list = LINKS.map((name) => (
    <OutLink key={name} to={name} place="header" className={classes['link']} />
  ));
  return (
    <header className={classes['header']}>
      <div className={classes['inner']}>
        <Link className={classes['logo']} to="/" aria-label={t('home')}>
          <Logo />
          <span aria-hidden="true">{names('site')}</span>
        </Link>
        <nav className={classes['wide']} aria-label={t('nav')}>
          {list}
        </nav>
        <LanguageMenu className={classes['language']} />
        <ThemeMenu className={classes['theme']} />
        <a
          className={classes['favourites']}
          href={toOutLink(links.favourites, 'header', 'favourites')}
        >
          <Icon name="heart" />
          <VisuallyHidden>{names('links.favourites')}</VisuallyHidden>
        </a>
        <Fold
          className={classes['narrow']}
          summaryClass={classes['menu']}
          summary={
            <>
              <span className={classes['onNarrow']}>
                <Icon name="menu" />
                {t('menu')}
              </span>
              <span className={classes['onWide']}>{t('memberMenu')}</span>
            </>
          }
        >
          <div className={classes['drawer']}>
            <Slot name="member-menu" isPersonal whenFailed="nothing" />
            <nav className={classes['list']} aria-label={t('menu')}>
              {list}
            </nav>
            <LanguageRow className={classes['languages']} />
            <ThemeChoice className={classes['themes']} />
          </div>
        </Fold>
      </div>
    </header>
  );
}
