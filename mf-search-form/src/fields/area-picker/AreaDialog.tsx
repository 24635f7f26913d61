import { useState } from 'react';
import { areaName, isRegionCode, MAX_AREAS, regionOf } from 'shared-contracts/areas';
import { Dialog } from 'shared-ui/dialog';
import { useTranslations } from 'shared-ui/messages';
import styles from './AreaPicker.module.css';
import { type AreaDraft, withoutArea } from './areaDraft.ts';
import { RegionList } from './RegionList.tsx';
import { FORM_MESSAGES } from 'shared-contracts/messages';
import { Button } from 'shared-ui/button';
import { ChipButton } from 'shared-ui/chip';
import { ErrorText } from 'shared-ui/field';
import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';

interface AreaDialogProps {
  readonly area: readonly number[];
  /** The region that opens first while no area is chosen. */
  readonly home: number;
  readonly onDecide: (area: readonly number[]) => void;
  readonly onClose: () => void;
}

interface AreaDecisionProps {
  readonly draft: AreaDraft;
  readonly onChange: (draft: AreaDraft) => void;
  readonly onDecide: (area: readonly number[]) => void;
  readonly onClose: () => void;
}

/** Shows the chosen areas, the refusal of a fourth one, and the buttons that end the dialog. */
function AreaDecision({ draft, onChange, onDecide, onClose }: AreaDecisionProps) {
  const t = useTranslations('area');
  const label = useLabel();
  const nameOf = (code: number) =>
    isRegionCode(code) ? t('whole', { region: label(areaName(code)) }) : label(areaName(code));
  return (
    <div className={styles.footer}>
      <div className={styles.chosen}>
        <output className={styles.counter}>
          {t('counter', { count: draft.area.length, limit: MAX_AREAS })}
        </output>
        {draft.area.map((code) => (
          <ChipButton key={code} isApplied onClick={() => onChange(withoutArea(draft, code))}>
            {nameOf(code)}
            <VisuallyHidden>{t('remove')}</VisuallyHidden>
            <Icon name="close" size={12} />
          </ChipButton>
        ))}
      </div>
      <div role="alert" className={styles.refusal}>
        {draft.refused && (
          <ErrorText id="area-refused" prefix={t('errorPrefix')}>
            {label(FORM_MESSAGES.tooManyAreas)}
          </ErrorText>
        )}
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => onChange({ area: [], refused: false })}>
          {t('clear')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="confirm" onClick={() => onDecide(draft.area)}>
          {t('decide')}
        </Button>
      </div>
    </div>
  );
}

/** Lets the visitor choose areas, and gives them back only when the visitor decides (R5.21). */
export function AreaDialog({ area, home, onDecide, onClose }: AreaDialogProps) {
  const t = useTranslations('area');
  const [draft, setDraft] = useState<AreaDraft>({ area, refused: false });
  const [shown, setShown] = useState(() => regionOf(area[0] ?? home) || home);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className={styles.dialog}
      footer={
        <AreaDecision draft={draft} onChange={setDraft} onDecide={onDecide} onClose={onClose} />
      }
    >
      <RegionList draft={draft} shown={shown} onShow={setShown} onChange={setDraft} />
    </Dialog>
  );
}
