import type { Round, SoloEntrant } from 'shared-contracts/gateway';
import { useTranslations } from 'shared-ui/messages';
import styles from './Rounds.module.css';

/**
 * Shows a dot for each place, filled when it is taken, the same in words, and what the entrants
 * told about themselves.
 */
export function Entrants({ round: { entrants, capacity } }: { readonly round: Round }) {
  const t = useTranslations('solo');
  const toText = ({ age, skill }: SoloEntrant) => {
    if (age === undefined) return skill === undefined ? t('untold') : t('skill', { skill });
    return skill === undefined ? t('age', { age }) : t('ageAndSkill', { age, skill });
  };
  return (
    <div className={styles.entrants}>
      <p className={styles.joined}>
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: capacity }, (_, place) => (
            <span
              key={place}
              className={styles.dot}
              data-taken={place < entrants.length || undefined}
            />
          ))}
        </span>
        {t('joined', { count: entrants.length, capacity })}
      </p>
      {entrants.length > 0 && (
        <ul className={styles.people} aria-label={t('people')}>
          {/* entrants have no identity but their place */}
          {/* oxlint-disable-next-line react/no-array-index-key */}
          {entrants.map((entrant, place) => (
            <li key={place}>{toText(entrant)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
