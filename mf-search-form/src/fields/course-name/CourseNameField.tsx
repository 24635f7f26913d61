import { useState } from 'react';
import { wireName } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import { useIsWide } from '../../field-parts/useIsWide.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { usePart } from '../../field-parts/usePart.ts';
import { useCondition } from '../../condition/store.ts';
import { courseNameDialogPart } from './courseNameDialogPart.ts';
import styles from './CourseNameField.module.css';
import { CourseNameInput } from './CourseNameInput.tsx';
import type { NameForm } from './useCourseName.ts';

/**
 * R2.16: asks for a course name. R4.13: a name takes the place of the areas, which the support text
 * says beforehand. On a small screen the field opens a dialog that fills the screen,
 * and takes the name itself where the dialog does not load.
 */
export function CourseNameField({
  page,
  name = wireName('courseName'),
}: {
  readonly page: NameForm;
  readonly name?: string;
}) {
  const t = useTranslations('courseName');
  const { searchMode } = useCondition();
  const error = useFieldError('courseName');
  const id = useFieldId()('courseName');
  const [open, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const isWide = useIsWide();
  const isSmall = isHydrated && !isWide;
  const state = usePart(courseNameDialogPart, open && isSmall, 'courseName');
  const support = t(searchMode === 'overseas' ? 'supportOverseas' : 'support');

  return (
    <Field
      id={id}
      label={t('label')}
      support={support}
      error={error}
      errorPrefix={t('errorPrefix')}
      className={styles.field}
    >
      <CourseNameInput
        id={id}
        name={name}
        page={page}
        describedBy={describedBy(id, { support, error })}
        invalid={error !== undefined}
        dialog={
          isSmall && state !== 'failed'
            ? {
                show: () => setOpen(true),
                fetchAhead: () => void courseNameDialogPart.load().catch(() => {}),
              }
            : undefined
        }
      />
      {open && isSmall && state === 'ready' && (
        <courseNameDialogPart.Part page={page} onClose={() => setOpen(false)} />
      )}
    </Field>
  );
}
