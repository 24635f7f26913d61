import { useTranslations } from 'shared-ui/messages';
import { Logo } from '../logo/Logo.tsx';
import classes from './NotFoundPage.module.css';

/** The page of another site. */
export interface ExternalFrame {
  readonly address: string;
  /** Whether a frame can show it. */
  readonly isShown: boolean;
}

/** What the frame's page may do: nothing to this page, and nothing with its own site's cookies. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * R3.26: shows the page of another site in a frame, and a link to it. Needs no script and no widget.
 */
export function ExternalFramePage({ address, isShown }: ExternalFrame) {
  const t = useTranslations();
  const name = t('links.help');
  return (
    <main className={classes['page']}>
      <p className={classes['brand']}>
        <Logo />
        {t('site')}
      </p>
      <h1 className={classes['heading']}>{name}</h1>
      {isShown ? (
        <iframe
          className={classes['frame']}
          src={address}
          title={name}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin"
        />
      ) : (
        <p className={classes['text']}>{t('fallback.text')}</p>
      )}
      <ul className={classes['links']}>
        <li>
          <a href="/">{t('waysOn.top')}</a>
        </li>
        <li>
          <a href={address} rel="noopener">
            {name}
            {t('links.away')}
          </a>
        </li>
      </ul>
    </main>
  );
}
