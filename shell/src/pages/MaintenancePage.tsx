import { toJapaneseDay, toLocalDate } from 'shared-contracts/format';
import type { Locale } from 'shared-contracts/widget';
import { useTranslations } from 'shared-ui/messages';
import { Logo } from '../logo/Logo.tsx';
import { useShell } from '../shell-context/ShellContext.ts';
import classes from './NotFoundPage.module.css';
import { PageArt } from './PageArt.tsx';

/** Milliseconds between UTC and the time in Japan, which is the same all year. */
const JAPAN_OFFSET = 9 * 3_600_000;

/** Writes a time (milliseconds since 1970) as the day and hour in Japan: `2026年11月22日（日） 06:00`. */
function toMoment(time: number, locale: Locale): string {
  return `${toLocalDate(toJapaneseDay(time), locale)} ${new Date(time + JAPAN_OFFSET).toISOString().slice(11, 16)}`;
}

/**
 * R2.09: announces a maintenance if the operator names no external page. `until` is its planned end
 * (ISO 8601), if known. Needs no script, no gateway and no widget.
 */
export function MaintenancePage({ until }: { readonly until: string | undefined }) {
  const t = useTranslations('maintenance');
  const site = useTranslations();
  const { sites, locale } = useShell().state;
  return (
    <main className={classes['page']}>
      <p className={classes['brand']}>
        <Logo />
        {site('site')}
      </p>
      <PageArt>
        <path
          d="M0 98c46-24 84 6 134-10s62-48 116-42 52 28 70 24M0 111c50-22 92 7 142-10s64-40 112-35 48 24 66 20"
          opacity=".5"
        />
        <path d="M236 46V8l20 7-20 7" />
        <path
          d="M112 80h34l8-20h22M146 80l-4-18h-18M104 80c0-8 6-13 14-13h24"
          fill="var(--g-surface)"
        />
        <circle cx="118" cy="86" r="9" fill="var(--g-surface)" />
        <circle cx="150" cy="86" r="6" fill="var(--g-surface)" />
      </PageArt>
      <h1 className={classes['heading']}>{t('heading')}</h1>
      <p className={classes['text']}>{t('text')}</p>
      {until !== undefined && (
        <p className={classes['until']}>
          <span>{t('until')}</span>
          <time dateTime={until}>{toMoment(Date.parse(until), locale)}</time>
        </p>
      )}
      <p className={classes['text']}>{t('booked')}</p>
      <ul className={classes['links']}>
        <li>
          <a href={sites.reservations}>{t('reservations')}</a>
        </li>
        <li>
          <a href={sites.help}>{t('help')}</a>
        </li>
      </ul>
    </main>
  );
}
