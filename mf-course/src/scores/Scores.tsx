import { useTranslations } from 'shared-ui/messages';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import { Section } from '../shown-sheet/Section.tsx';
import classes from './Scores.module.css';

/** The six scores of a sheet, in the order of a round. */
const AXES = ['course', 'maintenance', 'costPerformance', 'staff', 'facility', 'meal'] as const;
/** The best score. */
const BEST = 5;

/** How the course is rated on six axes, as bars; nothing where nobody has rated it. */
export function Scores() {
  const t = useTranslations('scores');
  const { course } = useShownSheet();
  if (course.reviewCount <= 0) return null;
  return (
    <Section id="scores" title={t('title')} note={t('note')}>
      <ul className={classes['scores']}>
        {AXES.map((axis) => {
          const score = course.evaluation[axis];
          return (
            <li key={axis}>
              <span>{t(axis)}</span>
              <svg
                viewBox={`0 0 ${BEST} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className={classes['bar']}
              >
                <rect width={score} height="1" />
              </svg>
              <b>{score.toFixed(1)}</b>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
