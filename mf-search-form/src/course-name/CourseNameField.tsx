import { useRef, useState } from 'react';
import { wireName } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { useTranslations } from 'use-intl';
import { useIsWide } from '../play-date/useIsWide.ts';
import { useFieldId } from '../search-panel/fieldId.ts';
import { PickerButton } from '../search-panel/PickerButton.tsx';
import { useFieldError } from '../search-panel/useFieldError.ts';
import { useHydrated } from '../search-panel/useHydrated.ts';
import { useSearchSelector } from '../store.ts';
import { CourseNameDialog } from './CourseNameDialog.tsx';
import styles from './CourseNameField.module.css';
import { CourseNameInput } from './CourseNameInput.tsx';
import type { FormPage } from '../detail-options/optionGroups.ts';

/** R2.16. R4.13: a name takes the place of areas, which the support text says beforehand. A small screen gives the names all of itself. */
export const CourseNameField = ({ page, name = wireName('courseName') }: { readonly page: FormPage; readonly name?: string }) => {
  const t = useTranslations('courseName');
  const { searchMode } = useSearchSelector(({ search }) => search.condition);
  const typedName = useSearchSelector(({ search }) => search.typedName);
  const error = useFieldError('courseName');
  const id = useFieldId()('courseName');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [hydrated, isWide] = [useHydrated(), useIsWide()];
  const isSmall = hydrated && !isWide;
  const support = t(searchMode === 'overseas' ? 'supportOverseas' : 'support');
  const described = describedBy(id, { support, error });

  return (
    <Field id={id} label={t('label')} support={support} error={error} errorPrefix={t('errorPrefix')} className={styles.field}>
      {isSmall ? (
        <PickerButton ref={button} id={id} icon="search" labelId={`${id}-label`} invalid={error !== undefined} describedBy={described} onOpen={() => setOpen(true)}>
          {typedName || <span className={styles.hint}>{t('placeholder')}</span>}
        </PickerButton>
      ) : <CourseNameInput id={id} name={name} page={page} describedBy={described} invalid={error !== undefined} />}
      {open && isSmall && <CourseNameDialog page={page} onClose={() => setOpen(false)} />}
    </Field>
  );
};
