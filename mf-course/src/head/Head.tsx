import { OVERSEAS } from 'shared-contracts/areas';
import { courseImagePath } from 'shared-contracts/gateway';
import { COURSE_CATEGORIES } from 'shared-contracts/search';
import { FavouriteButton } from 'shared-ui/favourites';
import { parseIsoDate } from 'shared-contracts/format';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { CourseTitle, PlaceName } from 'shared-ui/proper-names';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import classes from './Head.module.css';

/** A view of the course. It says nothing that the words beside it do not. */
function View() {
  const { course } = useShownSheet();
  // without the picture element, React's server half adds a preload link that nothing ever removes
  return (
    <picture className={classes['view']}>
      <img
        src={courseImagePath(course.id, 'photo1')}
        width={800}
        height={450}
        alt=""
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}

/** The stars, with a link to the reviews that they come from. */
function Rating() {
  const t = useTranslations('head');
  const { course } = useShownSheet();
  if (course.reviewCount <= 0) return <p className={classes['rating']}>{t('noReviews')}</p>;
  const rating = course.evaluation.overall.toFixed(1);
  return (
    <p className={classes['rating']}>
      <span className={classes['star']} aria-hidden="true">
        ★
      </span>
      <b aria-hidden="true">{rating}</b>
      <VisuallyHidden>{t('rating', { rating })}</VisuallyHidden>
      <a href="#reviews">{t('reviews', { count: course.reviewCount })}</a>
    </p>
  );
}

/** The kind of land, and what the course has beside its holes. */
function Facilities() {
  const t = useTranslations('facility');
  const label = useLabel();
  const { sheet } = useShownSheet();
  const kind = COURSE_CATEGORIES.find(({ value }) => value > 0 && value === sheet.category);
  return (
    <ul className={classes['facilities']}>
      {kind && <li>{label(kind.label)}</li>}
      {sheet.facilities.map((name) => (
        <li key={name}>{t(name)}</li>
      ))}
    </ul>
  );
}

/** The lowest price of the chosen day, else of the shown days, with the way to the plans. */
function LowestPrice() {
  const t = useTranslations('head');
  const { shortDate, yen } = useFormat();
  const { sheet, asked } = useShownSheet();
  const day = sheet.days.find(({ playDate }) => parseIsoDate(playDate) === asked.day);
  const prices = (day?.price ? [day] : sheet.days).flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return <p className={classes['text']}>{t('nothing')}</p>;
  return (
    <div className={classes['lowest']}>
      <p>
        <span>
          {asked.day && day?.price
            ? shortDate(asked.day)
            : t('lowest', { days: sheet.days.length })}
        </span>
        <b>{t('from', { price: yen(Math.min(...prices)) })}</b>
        <small>{t('total')}</small>
      </p>
      <a className={classes['go']} href="#plans">
        {t('plans')}
      </a>
    </div>
  );
}

/** The name of the course, where it is, how it is rated and what it costs at least. */
export function Head() {
  const t = useTranslations('head');
  const label = useLabel();
  const { course, sheet } = useShownSheet();
  return (
    <header className={classes['head']}>
      <View />
      <div className={classes['words']}>
        <div className={classes['title']}>
          <h1 className={classes['name']} tabIndex={-1}>
            <CourseTitle name={course.name} latin={course.latin?.name} />
          </h1>
          <FavouriteButton course={course} label={t('favourite')} />
        </div>
        <Rating />
        <p className={classes['place']}>
          {t(course.prefectureCode === OVERSEAS ? 'placeOverseas' : 'place', {
            area: label.given(course.prefecture),
            city: course.city,
            name: () => <PlaceName name={course.city} latin={course.latin?.city} />,
          })}
        </p>
        <Facilities />
        {sheet.layout && (
          <p className={classes['text']} lang={sheet.layout.lang ?? 'ja'}>
            {sheet.layout.text}
          </p>
        )}
        <LowestPrice />
      </div>
    </header>
  );
}
