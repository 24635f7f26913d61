import { parseIsoDate } from 'shared-contracts/format';
import type { CourseReview } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import { Section } from '../shown-sheet/Section.tsx';
import classes from './Reviews.module.css';

const STARS = 5;

function Review({ of: { playDate, rating, player, age, score, text } }: { of: CourseReview }) {
  const t = useTranslations('reviews');
  const { plainDate } = useFormat();
  return (
    <li className={classes['review']}>
      <p className={classes['head']}>
        <span className={classes['stars']} aria-hidden="true">
          {'★'.repeat(rating)}
          <span>{'★'.repeat(STARS - rating)}</span>
        </span>
        <VisuallyHidden>{t('rating', { rating })}</VisuallyHidden>
        <b lang="ja">{player}</b>
        {age !== undefined && <span>{t('age', { age })}</span>}
        {score !== undefined && <span>{t('score', { score })}</span>}
      </p>
      <p className={classes['text']} lang="ja">
        {text}
      </p>
      <p className={classes['date']}>
        <time dateTime={playDate}>
          {t('played', { day: plainDate(parseIsoDate(playDate) ?? 0) })}
        </time>
      </p>
    </li>
  );
}

/** The latest reviews, as the players have written them. */
export function Reviews() {
  const t = useTranslations('reviews');
  const { sheet, course } = useShownSheet();
  return (
    <Section
      id="reviews"
      title={t('title')}
      note={
        sheet.reviews.length > 0 &&
        t('note', { shown: sheet.reviews.length, count: course.reviewCount })
      }
    >
      {sheet.reviews.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={classes['reviews']}>
          {sheet.reviews.map((review) => (
            <Review key={`${review.playDate} ${review.player}`} of={review} />
          ))}
        </ul>
      )}
    </Section>
  );
}
