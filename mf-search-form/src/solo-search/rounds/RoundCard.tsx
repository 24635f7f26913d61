import { prefectureName } from 'shared-contracts/areas';
import type { SoloRound } from 'shared-contracts/gateway';
import { labelOf, SOLO_PLAY_STYLES, type SoloCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useFormat, useHost, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { Entrants } from './Entrants.tsx';
import { joinHref } from './joinHref.ts';
import styles from './Rounds.module.css';

/** A round: when and where, who is in it, whether it is on, for how much, and the way to join. */
export function RoundCard({
  round,
  condition,
}: {
  readonly round: SoloRound;
  readonly condition: SoloCondition;
}) {
  const t = useTranslations('solo');
  const label = useLabel();
  const format = useFormat();
  const { config } = useHost();
  const full = round.entrants.length >= round.capacity;
  const missing = round.least - round.entrants.length;
  const open = round.is_on ? t('isOn') : t('needs', { count: missing });
  const state = full ? t('full') : open;
  const tags = [
    label(labelOf(SOLO_PLAY_STYLES, round.solo_play_style)),
    ...(round.caddie ? [t('caddie')] : []),
    ...(round.lunch ? [t('lunch')] : []),
  ];
  return (
    <article
      className={styles.card}
      data-full={full || undefined}
      aria-labelledby={`round-${round.round_id}`}
    >
      <p className={styles.time}>
        <VisuallyHidden>{t('startAt')}</VisuallyHidden>
        {round.start_time}
      </p>
      <div className={styles.body}>
        <h4 id={`round-${round.round_id}`} className={styles.name} lang="ja">
          {round.c_name}
        </h4>
        <p className={styles.where}>
          {label(prefectureName(round.pref_cd))}
          <span lang="ja">{round.city}</span>
          <span className={styles.stars}>
            <span aria-hidden="true">★</span>
            <VisuallyHidden>{t('rating')}</VisuallyHidden>
            {round.overall.toFixed(1)}
          </span>
        </p>
        <Entrants round={round} />
        <ul className={styles.tags}>
          <li className={styles.state} data-on={round.is_on || undefined}>
            {round.is_on && <Icon name="check" size={14} />}
            {state}
          </li>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.end}>
        <p className={styles.price}>
          <b>{format.yen(round.price)}</b>
          <small>
            {t('total')}
            <VisuallyHidden>{t('perPlayer')}</VisuallyHidden>
          </small>
        </p>
        {full ? (
          <p className={styles.closed}>{t('closed')}</p>
        ) : (
          <a className={styles.join} href={joinHref(config.sites.booking, round, condition)}>
            {t('apply')}
            <VisuallyHidden>
              {t('joinWhat', { name: round.c_name, time: round.start_time })}
            </VisuallyHidden>
          </a>
        )}
      </div>
    </article>
  );
}
