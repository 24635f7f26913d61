import type { RefObject } from 'react';
import { Button } from 'shared-ui/button';
import { useTranslations } from 'shared-ui/messages';
import { CourseNameField } from '../../fields/course-name/CourseNameField.tsx';
import { FeeField } from '../../fields/fee/FeeField.tsx';
import { PartyField } from '../../fields/party/PartyField.tsx';
import { PlayDateField } from '../../fields/play-date/PlayDateField.tsx';
import { QuickOptions } from '../../fields/quick-options/QuickOptions.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import { PlaceFields } from '../../fields/place/PlaceFields.tsx';
import styles from './SearchPanel.module.css';
import type { FormPage } from '../../condition/options/optionGroups.ts';

interface RowFieldsProps {
  readonly query: string;
  readonly page: FormPage;
  /** Gets the place of the submit button. */
  readonly button: RefObject<HTMLDivElement | null>;
}

/**
 * Shows the short form: what every search needs in a row, the other fields below it, and all
 * options behind 詳細条件.
 */
export function RowFields({ query, page, button }: RowFieldsProps) {
  const t = useTranslations('form');
  return (
    <>
      <PlaceFields query={query} page={page} />
      <div className={styles.date}>
        <PlayDateField />
      </div>
      <PartyField />
      <div ref={button} className={styles.submit}>
        <Button look="primary" type="submit">
          {t('submit')}
        </Button>
      </div>
      <div className={styles.more}>
        <CourseNameField page={page} />
        <div className={styles.fee}>
          <FeeField />
        </div>
        <QuickOptions />
      </div>
      <MoreOptions page={page} />
    </>
  );
}
