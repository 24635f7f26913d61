import { LOCALES, languageOf, NATIVE_NAMES } from 'shared-contracts/locale';
import { useTranslations } from 'shared-ui/messages';
import { Fold } from './Fold.tsx';
import classes from './LanguageMenu.module.css';
import { languageHref } from './languageHref.ts';
import { useAddress } from '../../shell-context/AddressContext.ts';
import { useShell } from '../../shell-context/ShellContext.ts';

function Globe() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7.5" />
      <path d="M2.5 10h15M10 2.5c2.4 2.2 3.4 4.7 3.4 7.5s-1 5.3-3.4 7.5c-2.4-2.2-3.4-4.7-3.4-7.5s1-5.3 3.4-7.5z" />
    </svg>
  );
}

/** R9.06: links to this page in each language. The server renders it and remembers the language. */
function Languages({ className }: { readonly className: string | undefined }) {
  const { locale } = useShell().state;
  const { pathname, search } = useAddress();
  return (
    <ul className={className}>
      {LOCALES.map((other) => (
        <li key={other}>
          <a
            className={classes['link']}
            href={languageHref(pathname, search, other)}
            lang={languageOf(other)}
            hrefLang={languageOf(other)}
            aria-current={other === locale ? 'true' : undefined}
          >
            {NATIVE_NAMES[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The choice of language in the header of a wide page. */
export function LanguageMenu({ className }: { readonly className: string | undefined }) {
  const t = useTranslations('header');
  const { locale } = useShell().state;
  return (
    <Fold
      className={`${className} ${classes['fold']}`}
      summaryClass={classes['summary']}
      summary={
        <>
          <Globe />
          <span className={classes['quiet']}>{t('language')}</span>
          <span>{NATIVE_NAMES[locale]}</span>
        </>
      }
    >
      <nav className={classes['drop']} aria-label={t('language')}>
        <Languages className={classes['list']} />
      </nav>
    </Fold>
  );
}

/** The choice of language inside the menu of a phone. */
export function LanguageRow({ className }: { readonly className: string | undefined }) {
  const t = useTranslations('header');
  return (
    <nav className={className} aria-label={t('language')}>
      <p className={classes['title']}>
        <Globe />
        {t('language')}
      </p>
      <Languages className={classes['row']} />
    </nav>
  );
}
