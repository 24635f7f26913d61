import { useTranslations } from 'shared-ui/messages';
import type { MapMarker } from 'shared-contracts/gateway';
import { Icon } from 'shared-ui/icons';
import { useFormat } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { PageLink } from '../page-link/PageLink.tsx';
import styles from './HitsMap.module.css';

interface ChosenCoursesProps {
  readonly courses: readonly MapMarker[];
  readonly toHref: (course: MapMarker) => string;
  readonly onClose: () => void;
}

/** The courses of the pin that the visitor chose, with links to their plans. */
export function ChosenCourses({ courses, toHref, onClose }: ChosenCoursesProps) {
  const t = useTranslations('map');
  const { yen } = useFormat();
  return (
    <div className={styles.chosen} role="status" aria-label={t('selected')}>
      <ul>
        {courses.map((course) => (
          <li key={course.id}>
            <b lang="ja">{course.name}</b>
            <span className={styles.chosenPrice}>{t('from', { price: yen(course.price) })}</span>
            <PageLink href={toHref(course)}>
              {t('see')}
              <VisuallyHidden lang="ja">（{course.name}）</VisuallyHidden>
            </PageLink>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
