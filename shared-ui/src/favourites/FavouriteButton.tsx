import { Drawing } from '../icons/Drawing.tsx';
import { HEART } from '../icons/heart.ts';
import { useHost } from '../island/Island.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './FavouriteButton.module.css';
import { keepCourse, useKept } from './keptCourses.ts';

interface FavouriteButtonProps {
  readonly course: { readonly id: number; readonly name: string };
  /** What a favourite is called; the name of the course follows it. */
  readonly label: string;
}

/**
 * The heart that keeps a course on this device, in the corner of the box around it. It is not there where no
 * script runs.
 */
export function FavouriteButton({ course: { id, name }, label }: FavouriteButtonProps) {
  const { storage } = useHost();
  const isKept = useKept('favourite_courses').includes(id);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isKept}
      onClick={() => keepCourse(storage, 'favourite_courses', id, isKept)}
    >
      <Drawing path={HEART} />
      <VisuallyHidden>
        {label} <span lang="ja">{name}</span>
      </VisuallyHidden>
    </button>
  );
}
