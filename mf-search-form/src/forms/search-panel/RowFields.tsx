import { Button } from 'shared-ui/button';
import { useTranslations } from 'shared-ui/messages';
import { CourseNameField } from '../../fields/course-name/CourseNameField.tsx';
import { FeeField } from '../../fields/fee/FeeField.tsx';
import { PlayDateField } from '../../fields/play-date/PlayDateField.tsx';
import { QuickOptions } from '../../fields/quick-options/QuickOptions.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import { PlaceFields } from '../../fields/place/PlaceFields.tsx';
import styles from './SearchPanel.module.css';
import type { FormPage } from '../../condition/options/optionGroups.ts';

/**
 * Shows the short form: what every search needs in a row, the other fields below it, and all
 * options behind 詳細条件.
 */
export function RowFields({ query, page }: { readonly query: string; readonly page: FormPage }) {
  const t = useTranslations('form');
  return (
    <>
      <PlaceFields query={query} page={page} />
      <div className={styles.date}>
        <PlayDateField />
      </div>
      <div className={styles.fee}>
        <FeeField />
      </div>
      <div className={styles.submit}>
        <Button look="primary" type="submit">
          {t('submit')}
        </Button>
      </div>
      <div className={styles.more}>
        <CourseNameField page={page} />
        <QuickOptions />
      </div>
      <MoreOptions page={page} />
    </>
  );
}
