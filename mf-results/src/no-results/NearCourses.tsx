import { useId } from 'react';
import { courseImagePath } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { CourseTitle } from 'shared-ui/proper-names';
import { CourseFacts } from '../course-facts/CourseFacts.tsx';
import { PageLink } from '../page-link/PageLink.tsx';
import { atCourse } from '../result-address/atCourse.ts';
import { useResultHref } from '../result-address/resultHref.ts';
import type { NearCourse, WayOut } from './findWaysOut.ts';
import styles from './NearCourses.module.css';

interface NearCardProps extends NearCourse {
  readonly way: WayOut;
  /** Says the way out that finds the course. */
  readonly text: string;
}

/** A course in short, as a link to the wider search for this course alone. */
function NearCard({ course, price, way, text }: NearCardProps) {
  const t = useTranslations('noResults');
  const { yen } = useFormat();
  const toHref = useResultHref();
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <img
        className={styles.photo}
        src={courseImagePath(course.id, 'photo1')}
        width={800}
        height={450}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className={styles.body}>
        <h3 id={id} className={styles.name}>
          <PageLink href={toHref(atCourse(way.condition, course.name))}>
            <CourseTitle name={course.name} latin={course.latin?.name} />
          </PageLink>
        </h3>
        <CourseFacts course={course} plans={[]} mode={way.condition.searchMode} />
        <p className={styles.price}>{t('from', { price: yen(price) })}</p>
      </div>
      {way.key !== 'nearName' && <p className={styles.way}>{t('nearBy', { way: text })}</p>}
    </article>
  );
}

/**
 * R4.17: the courses that come nearest to an empty search, each with the way out that finds it,
 * which `textOf` says.
 */
export function NearCourses({
  ways,
  textOf,
}: {
  readonly ways: readonly WayOut[];
  readonly textOf: (way: WayOut) => string;
}) {
  const t = useTranslations('noResults');
  const id = useId();
  const near = ways.flatMap((way) => (way.nearest ?? []).map((each) => ({ ...each, way })));
  if (near.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('near')}
      </h2>
      <ul className={styles.courses}>
        {near.map((each) => (
          <li key={each.course.id}>
            <NearCard {...each} text={textOf(each.way)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
