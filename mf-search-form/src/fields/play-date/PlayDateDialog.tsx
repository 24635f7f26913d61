import { useState } from 'react';
import { capWidthday } from 'shared-contracts/search';
import { Dialog } from 'shared-ui/dialog';
import { useTranslations } from 'shared-ui/messages';
import { DateChoice } from './DateChoice.tsx';
import { PlayDateDecision } from './PlayDateDecision.tsx';
import { usePlayDate } from './usePlayDate.ts';

/** What the dialog of the play date needs. */
export interface PlayDateDialogProps {
  readonly onClose: () => void;
}

/** Lets the visitor choose a date. The form gets it only when the visitor decides. */
export function PlayDateDialog({ onClose }: PlayDateDialogProps) {
  const t = useTranslations('playDate');
  const { today, value, clear } = usePlayDate();
  const [draft, setDraft] = useState(value);
  const days = capWidthday(draft.start, draft.days, today);
  const reset = () => {
    onClose();
    clear();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={<PlayDateDecision draft={draft} days={days} onClose={onClose} />}
    >
      <DateChoice value={draft} onChoose={setDraft} onLength={setDraft} onClear={reset} />
    </Dialog>
  );
}
