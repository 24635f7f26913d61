import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { useKept } from 'shared-ui/favourites';
import { useHost } from 'shared-ui/island';
import { CourseDialog } from '../course-dialog/CourseDialog.tsx';
import styles from '../course-dialog/CourseDialog.module.css';
import { CoursesAwaited } from '../course-dialog/CoursesAwaited.tsx';
import { useFirstView } from '../first-view/firstView.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { useOnDemand } from '../on-demand/useOnDemand.ts';
import { useResultHref, useResultPage } from '../result-address/resultHref.ts';
import { FavouriteCourses } from './FavouriteCourses.tsx';
import listStyles from './FavouriteCourses.module.css';
import { favouritesKey, fetchFavourites } from './loadFavourites.ts';
import { ShareButton } from './ShareButton.tsx';

export interface CoursesProps {
  readonly ids: readonly number[];
  readonly condition: SearchCondition;
}

/** Loads courses and shows them; the server has loaded those of the first paint. */
function Courses({ ids, condition }: CoursesProps) {
  const host = useHost();
  const page = useResultPage();
  const first = useFirstView('favourites');
  const key = favouritesKey(condition, ids);
  const known = first?.key === key ? first.reply : undefined;
  const asked = useOnDemand('favourites', known ? undefined : key, (signal) =>
    fetchFavourites(host, condition, page, ids, signal),
  );
  const courses = known ?? asked.value;
  return courses ? (
    <FavouriteCourses courses={courses} condition={condition} />
  ) : (
    <CoursesAwaited name="favourites" asked={asked} />
  );
}

/** The courses that this device followed last, without those above. */
function SeenCourses({ ids: shown, condition }: CoursesProps) {
  const t = useTranslations('favourites');
  const ids = useKept('seen_courses')
    .filter((id) => !shown.includes(id))
    .slice(0, 9);
  if (ids.length === 0) return null;
  return (
    <section>
      <h3 className={listStyles.seen}>{t('seen')}</h3>
      <Courses ids={ids} condition={condition} />
    </section>
  );
}

/** The favourites that the address names, and the courses that this device followed last. */
export function FavouritesDialog({ ids, condition }: CoursesProps) {
  const t = useTranslations('favourites');
  const closedHref = useResultHref()(condition);
  const isHydrated = useHydrated();
  return (
    <CourseDialog
      name="favourites"
      closedHref={closedHref}
      footer={isHydrated && ids.length > 0 && <ShareButton title={t('title')} />}
    >
      {ids.length > 0 ? (
        <Courses ids={ids} condition={condition} />
      ) : (
        <p className={styles.line}>{t('none')}</p>
      )}
      <SeenCourses ids={ids} condition={condition} />
      <p className={styles.note}>{t('note')}</p>
    </CourseDialog>
  );
}
