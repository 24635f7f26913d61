import { bookingHref } from 'shared-contracts/addresses';
import { parseIsoDate } from 'shared-contracts/format';
import type { StartOffer, StockDay } from 'shared-contracts/gateway';
import { useFormat, useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import { Section } from '../shown-sheet/Section.tsx';
import { startsByHour } from './startsByHour.ts';
import classes from './Times.module.css';

/** A run of so many groups means so many or more. */
const LONGEST_RUN = 10;

/** One start, which leads to the booking of its cheapest plan. */
function Start({ of, playDate }: { readonly of: StartOffer; readonly playDate: string }) {
  const t = useTranslations('times');
  const { yen } = useFormat();
  const { config } = useHost();
  const { asked } = useShownSheet();
  const { time, price, planId, planName, nameLanguage, run } = of;
  return (
    <li>
      <a
        href={bookingHref(config.sites.booking, {
          courseId: asked.courseId,
          planId,
          playDate,
          startTime: time,
          players: asked.players,
          campaign: asked.campaign,
          from: 'course_start',
        })}
      >
        <b>{time}</b> <span>{yen(price)}</span>{' '}
        <small>{run >= LONGEST_RUN ? t('runOfTen') : t('run', { groups: run })}</small>
        <VisuallyHidden>
          <span lang={nameLanguage}>{t('plan', { plan: planName })}</span>
        </VisuallyHidden>
      </a>
    </li>
  );
}

function Hours({ of: { playDate, starts = [] } }: { readonly of: StockDay }) {
  const t = useTranslations('times');
  return startsByHour(starts).map(({ hour, starts: own }) => (
    <div key={hour} className={classes['hour']}>
      <h3>
        {t('during', { hour })} <small>{t('free', { count: own.length })}</small>
      </h3>
      <ul className={classes['starts']}>
        {own.map((start) => (
          <Start key={start.time} of={start} playDate={playDate} />
        ))}
      </ul>
    </div>
  ));
}

/** R3.21: the free starts of the shown day; nothing where no day has a price, or only the hours are known. */
export function Times() {
  const t = useTranslations('times');
  const { shortDate } = useFormat();
  const { stock } = useShownSheet();
  if (!stock?.starts) return null;
  const isFree = stock.starts.length > 0;
  return (
    <Section
      id="times"
      title={t('title', { day: shortDate(parseIsoDate(stock.playDate) ?? 0) })}
      note={isFree ? t('note') : undefined}
    >
      {isFree ? <Hours of={stock} /> : <p className={classes['none']}>{t('none')}</p>}
    </Section>
  );
}
