import { OVERSEAS } from 'shared-contracts/areas';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { CourseTitle } from 'shared-ui/proper-names';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import classes from './Trail.module.css';

/** The way to this page from above: the top, and the courses of the same prefecture. */
export function Trail() {
  const t = useTranslations('trail');
  const label = useLabel();
  const { course, neighbours } = useShownSheet();
  return (
    <nav aria-label={t('name')} className={classes['trail']}>
      <ol>
        <li>
          <a href="/">{t('top')}</a>
        </li>
        <li>
          <a href={neighbours}>
            {course.prefectureCode === OVERSEAS
              ? t('overseas')
              : t('place', { area: label.given(course.prefecture) })}
          </a>
        </li>
        <li aria-current="page">
          <span>
            <CourseTitle name={course.name} latin={course.latin?.name} />
          </span>
        </li>
      </ol>
    </nav>
  );
}
