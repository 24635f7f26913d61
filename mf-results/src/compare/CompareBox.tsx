import { useTranslations } from 'shared-ui/messages';
import type { Course } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './CompareBox.module.css';
import { CHOICES_FORM } from '../ordering/choicesForm.ts';
import { useCompare } from './useCompare.ts';

/**
 * The checkbox that adds a course to the comparison or removes it: at once, or where no script runs with
 * the form of the order.
 */
export function CompareBox({
  course,
  condition,
}: {
  readonly course: Course;
  readonly condition: SearchCondition;
}) {
  const t = useTranslations('compare');
  const { ids, toggle } = useCompare(condition);
  return (
    <label className={styles.box} data-applied-at-once>
      <input
        type="checkbox"
        form={CHOICES_FORM}
        name="compare_with"
        value={course.id}
        checked={ids.includes(course.id)}
        onChange={() => toggle(course.id)}
      />
      <span>
        {t('add', { wide: (text) => <span className={styles.wide}>{text}</span> })}
        <VisuallyHidden lang="ja">{t('addWhich', { course: course.name })}</VisuallyHidden>
      </span>
    </label>
  );
}
