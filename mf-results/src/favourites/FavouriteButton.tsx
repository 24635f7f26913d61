import type { Course } from 'shared-contracts/gateway';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { keepCourse, useKept } from './keptCourses.ts';

/** The heart that keeps a course on this device. It is not there where no script runs. */
export function FavouriteButton({
  course: { id, name },
  className,
}: {
  readonly course: Course;
  readonly className: string | undefined;
}) {
  const t = useTranslations('favourites');
  const { storage } = useHost();
  const isKept = useKept('favourite_courses').includes(id);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isKept}
      onClick={() => keepCourse(storage, 'favourite_courses', id, isKept)}
    >
      <Icon name="heart" />
      <VisuallyHidden>
        {t('list')} <span lang="ja">{name}</span>
      </VisuallyHidden>
    </button>
  );
}
