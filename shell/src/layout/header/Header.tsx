import { Icon } from 'shared-ui/icons';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'shared-ui/messages';
import type { Neighbour } from '../../links/neighbours.ts';
import { OutLink } from '../out-link/OutLink.tsx';
import { SiteLink } from '../site-link/SiteLink.tsx';
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

function HeaderLinks() {
  return LINKS.map((name) => (
    <OutLink key={name} to={name} place="header" className={classes['link']} />
  ));
}

/** The menu at the end of the header. On a wide page only the member's panel of it is visible. */
function HeaderMenu() {
  const t = useTranslations('header');
  return (
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
          <HeaderLinks />
        </nav>
        <LanguageRow className={classes['languages']} />
        <ThemeChoice className={classes['themes']} />
      </div>
    </Fold>
  );
}

/**
 * R2.22: the site's name, the links to the member's own pages, the language, and light or dark. The
 * menu works without a script. On a phone it holds all of these and the member's panel; on a wider
 * page it holds the panel alone, and the widest says who is signed in beside it.
 */
export function Header() {
  const t = useTranslations('header');
  const names = useTranslations();
  const { links } = useShell().state;
  return (
    <header className={classes['header']}>
      <div className={classes['inner']}>
        <SiteLink className={classes['logo']} href="/" aria-label={t('home')}>
          <Logo />
          <span aria-hidden="true">{names('site')}</span>
        </SiteLink>
        <nav className={classes['wide']} aria-label={t('nav')}>
          <HeaderLinks />
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
        <div className={classes['name']}>
          <Slot name="member-name" isPersonal whenFailed="nothing" />
        </div>
        <HeaderMenu />
      </div>
    </header>
  );
}
