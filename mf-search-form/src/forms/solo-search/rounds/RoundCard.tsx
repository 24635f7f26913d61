import { bookingHref } from 'shared-contracts/addresses';
import { prefectureName } from 'shared-contracts/areas';
import { parseIsoDate } from 'shared-contracts/format';
import type { Round } from 'shared-contracts/gateway';
import { labelOf, SOLO_PLAY_STYLES, type SoloCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { CourseTitle, PlaceName, useReadsLatin } from 'shared-ui/proper-names';
import { useFormat, useHost, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'shared-ui/messages';
import { Entrants } from './Entrants.tsx';
import styles from './Rounds.module.css';

interface RoundCardProps {
  readonly round: Round;
  readonly condition: SoloCondition;
  /** The card stands below the date of its day. */
  readonly isOfDay?: boolean;
}

function isFull({ entrants, capacity }: Round): boolean {
  return entrants.length >= capacity;
}

/** Says on which day the round is, and when it starts. */
function RoundTime({ round, isOfDay }: Pick<RoundCardProps, 'round' | 'isOfDay'>) {
  const t = useTranslations('solo');
  const format = useFormat();
  const day = parseIsoDate(round.playDate);
  return (
    <p className={styles.time}>
      {!isOfDay && (
        <span className={styles.date}>
          {/* a date that cannot be read is shown as the gateway sent it */}
          {day === undefined ? round.playDate : format.shortDate(day)}
        </span>
      )}
      <VisuallyHidden>{t('startAt')}</VisuallyHidden>
      {round.startTime}
    </p>
  );
}

/** Says which course it is, with a link to it, where it lies and how it is rated. */
function RoundPlace({ round, condition, isOfDay }: RoundCardProps) {
  const t = useTranslations('solo');
  const label = useLabel();
  const { config } = useHost();
  const readsLatin = useReadsLatin();
  const Name = isOfDay ? 'h4' : 'h3';
  return (
    <>
      <Name id={`round-${round.id}`} className={styles.name}>
        <a
          href={bookingHref(config.sites.booking, {
            courseId: round.courseId,
            playDate: round.playDate,
            from: 'solo_course',
            soloCampaign: condition.tt,
          })}
        >
          <CourseTitle name={round.courseName} latin={round.courseLatin} />
        </a>
      </Name>
      <p className={styles.where}>
        {label(prefectureName(round.prefectureCode))}
        {readsLatin && ' '}
        <PlaceName name={round.city} latin={round.cityLatin} />
        <span className={styles.stars}>
          <span aria-hidden="true">★</span>
          <VisuallyHidden>{t('rating')}</VisuallyHidden>
          {round.rating.toFixed(1)}
        </span>
      </p>
    </>
  );
}

/** Says whether the round takes place, and how it is played. */
function RoundTags({ round }: Pick<RoundCardProps, 'round'>) {
  const t = useTranslations('solo');
  const label = useLabel();
  const open = round.isOn ? t('isOn') : t('needs', { count: round.least - round.entrants.length });
  const tags = [
    label(labelOf(SOLO_PLAY_STYLES, round.playStyle)),
    ...(round.caddie ? [t('caddie')] : []),
    ...(round.lunch ? [t('lunch')] : []),
  ];
  return (
    <ul className={styles.tags}>
      <li className={styles.state} data-on={round.isOn || undefined}>
        {round.isOn && <Icon name="check" size={14} />}
        {isFull(round) ? t('full') : open}
      </li>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** Says what a player pays, and links to the booking site. */
function RoundOffer({ round, condition }: Omit<RoundCardProps, 'isOfDay'>) {
  const t = useTranslations('solo');
  const format = useFormat();
  const { config } = useHost();
  return (
    <div className={styles.end}>
      <p className={styles.price}>
        <b>{format.yen(round.price)}</b>
        <small>
          {t('total')}
          <VisuallyHidden>{t('perPlayer')}</VisuallyHidden>
        </small>
      </p>
      {isFull(round) ? (
        <p className={styles.closed}>{t('closed')}</p>
      ) : (
        <a
          className={styles.join}
          href={bookingHref(config.sites.booking, {
            courseId: round.courseId,
            playDate: round.playDate,
            startTime: round.startTime,
            roundId: round.id,
            from: 'solo_join',
            soloCampaign: condition.tt,
          })}
        >
          {t('apply')}
          <VisuallyHidden>
            {t('joinWhat', {
              course: round.courseName,
              time: round.startTime,
              name: (text) => <span lang="ja">{text}</span>,
            })}
          </VisuallyHidden>
        </a>
      )}
    </div>
  );
}

/**
 * Shows a round: when and where, who is in it, whether it takes place, its price, and the link to
 * join it.
 */
export function RoundCard({ round, condition, isOfDay }: RoundCardProps) {
  return (
    <article
      className={styles.card}
      data-full={isFull(round) || undefined}
      aria-labelledby={`round-${round.id}`}
    >
      <RoundTime round={round} isOfDay={isOfDay} />
      <div className={styles.body}>
        <RoundPlace round={round} condition={condition} isOfDay={isOfDay} />
        <Entrants round={round} />
        <RoundTags round={round} />
      </div>
      <RoundOffer round={round} condition={condition} />
    </article>
  );
}
