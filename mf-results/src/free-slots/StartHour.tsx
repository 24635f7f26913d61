import { useTranslations } from 'shared-ui/messages';
import type { Course, StartOffer } from 'shared-contracts/gateway';
import { labelOf, TIME_ZONES, type SearchCondition } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useBookingHref } from '../booking/useBookingHref.ts';
import styles from './FreeSlots.module.css';
import { runsOfPlan, type StartHourOf } from './startHours.ts';

interface StartsProps {
  readonly course: Course;
  readonly playDate: string;
  readonly condition: SearchCondition;
  readonly onFollow: () => void;
}

/** Longer runs count as so many. */
const LONGEST_RUN = 10;

/** Says how many groups can start one after the other. */
function useGroups() {
  const t = useTranslations('freeSlots');
  return (of: number) => (of >= LONGEST_RUN ? t('runOfTen') : t('run', { groups: of }));
}

/** A start, which leads to the booking of its cheapest plan. */
function Start({
  offer: { time, price, planId, planName, nameLanguage, run },
  course,
  playDate,
  condition,
  onFollow,
}: StartsProps & { readonly offer: StartOffer }) {
  const t = useTranslations('freeSlots');
  const { yen } = useFormat();
  const toBooking = useBookingHref(condition);
  const groups = useGroups();
  const wanted = condition.continueStock;
  return (
    <li>
      <a
        className={wanted > 0 && run >= wanted ? styles.run : styles.start}
        href={toBooking({
          courseId: course.id,
          planId,
          playDate,
          startTime: time,
          from: 'result_start',
        })}
        onClick={onFollow}
      >
        <b>{time}</b> <span>{yen(price)}</span> <small>{run > 1 ? groups(run) : t('left')}</small>
        <VisuallyHidden lang={nameLanguage}>{t('plan', { plan: planName })}</VisuallyHidden>
      </a>
    </li>
  );
}

/** The free starts of an hour: how many there are, and a link for each, below the name of its plan. */
export function StartHour({
  start: { hour, zone, free, run, starts },
  ...shown
}: StartsProps & { readonly start: StartHourOf }) {
  const t = useTranslations('freeSlots');
  const label = useLabel();
  const groups = useGroups();
  return (
    <div className={styles.hour}>
      <h4 className={styles.heading}>
        {zone === undefined ? t('during', { hour }) : label(labelOf(TIME_ZONES, zone))}
        <small>
          {t('free', { count: free })}
          {run > 1 && ` ${groups(run)}`}
        </small>
      </h4>
      {runsOfPlan(starts).map((own) => (
        <div key={own[0]?.time} className={styles.plan}>
          {/* each link says its plan by itself */}
          <p aria-hidden="true" lang={own[0]?.nameLanguage}>
            {own[0]?.planName}
          </p>
          <ul className={styles.starts}>
            {own.map((offer) => (
              <Start key={offer.time} offer={offer} {...shown} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
