import type { WidgetProps } from 'shared-contracts/widget';
import { useEffect } from 'react';
import { keepCourse } from 'shared-ui/favourites';
import { useTranslations } from 'shared-ui/messages';
import { readSheetAddress } from './address/sheetAddress.ts';
import classes from './Course.module.css';
import type { SheetData } from './shown-sheet/sheetData.ts';
import { NoSheet } from './sheet/NoSheet.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { useHost } from 'shared-ui/island';
import { useSheet } from './sheet/useSheet.ts';

/** Keeps a course that is shown among those that were seen on this device (ADR 076). */
function useSeen(courseId: number | undefined): void {
  const { storage } = useHost();
  useEffect(() => {
    if (courseId !== undefined) keepCourse(storage, 'seen_courses', courseId);
  }, [storage, courseId]);
}

/** The component of the whole widget: the sheet of one course, or why there is none. */
export function Course({ props, data }: { props: WidgetProps; data: SheetData | undefined }) {
  const t = useTranslations();
  const { now } = useHost();
  const sheet = useSheet(props, data);
  useSeen(sheet?.outcome.kind === 'found' ? sheet.outcome.course.id : undefined);
  if (sheet === undefined)
    return (
      <p className={classes['loading']} role="status">
        {t('loading')}
      </p>
    );
  const asked = readSheetAddress(sheet.query, now());
  const { outcome } = sheet;
  return outcome.kind === 'found' ? (
    <Sheet shown={{ ...outcome, asked }} />
  ) : (
    <NoSheet kind={outcome.kind} asked={asked} />
  );
}
