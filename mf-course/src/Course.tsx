import type { WidgetProps } from 'shared-contracts/widget';
import { useTranslations } from 'shared-ui/messages';
import { readSheetAddress } from './address/sheetAddress.ts';
import classes from './Course.module.css';
import type { SheetData } from './shown-sheet/sheetData.ts';
import { NoSheet } from './sheet/NoSheet.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { useHost } from 'shared-ui/island';
import { useSheet } from './sheet/useSheet.ts';

/** The component of the whole widget: the sheet of one course, or why there is none. */
export function Course({ props, data }: { props: WidgetProps; data: SheetData | undefined }) {
  const t = useTranslations();
  const { now } = useHost();
  const sheet = useSheet(props, data);
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
