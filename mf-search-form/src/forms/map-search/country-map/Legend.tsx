import { useTranslations } from 'shared-ui/messages';
import { stepStarts } from './hitSteps.ts';
import styles from './JapanMap.module.css';

/** Says in numbers what the shades mean. */
export function Legend({ most }: { readonly most: number }) {
  const t = useTranslations('map');
  const starts = stepStarts(most);
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      <li>
        <span className={styles.swatch} data-step={0} />
        {t('none')}
      </li>
      {most > 0 &&
        starts.map((start, index) => {
          const end = (starts[index + 1] ?? most + 1) - 1;
          return (
            <li key={start}>
              <span className={styles.swatch} data-step={index + 1} />
              {end > start ? t('range', { start, end }) : t('courses', { count: start })}
            </li>
          );
        })}
    </ul>
  );
}
