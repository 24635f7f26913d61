import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './CompareFoot.module.css';
import type { ComparedCourse } from '../compared-course/comparedCourse.ts';

interface CompareFootProps {
  readonly courses: readonly ComparedCourse[];
  readonly toBooking: (compared: ComparedCourse) => string;
}

/** The booking link of each column's plan. The row stays in sight while the table scrolls. */
export function CompareFoot({ courses, toBooking }: CompareFootProps) {
  const t = useTranslations('plan');
  const ofTable = useTranslations('compare');
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.label}>
          <VisuallyHidden>{ofTable('row.booking')}</VisuallyHidden>
        </th>
        {courses.map((compared) => (
          <td key={compared.course.id}>
            {compared.plan && (
              <a className={styles.book} href={toBooking(compared)}>
                {t('see')}
                <VisuallyHidden lang={compared.plan.nameLanguage}>
                  {t('seeWhich', { plan: compared.plan.name })}
                </VisuallyHidden>
              </a>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
