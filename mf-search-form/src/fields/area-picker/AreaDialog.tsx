import { useState } from 'react';
import { regionOf } from 'shared-contracts/areas';
import { Dialog } from 'shared-ui/dialog';
import { ErrorText } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import styles from './AreaPicker.module.css';
import type { AreaDraft } from './areaDraft.ts';
import { ChosenAreas } from './ChosenAreas.tsx';
import { RegionList } from './RegionList.tsx';
import { Button } from 'shared-ui/button';

/** What the dialog of the areas needs. */
export interface AreaDialogProps {
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

/** Shows what is chosen, and the buttons that end the dialog. */
function AreaDecision({ draft, onChange, onDecide, onClose }: AreaDecisionProps) {
  const t = useTranslations('area');
  return (
    <div className={styles.footer}>
      <ChosenAreas draft={draft} onChange={onChange} />
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

/**
 * Lets the visitor choose areas, and gives them back only when the visitor decides (R5.21). Where a
 * search was refused for want of one, it says so.
 */
export function AreaDialog({ area, home, onDecide, onClose }: AreaDialogProps) {
  const t = useTranslations('area');
  const error = useFieldError('area');
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
      {error !== undefined && draft.area.length === 0 && (
        <div className={styles.missing} role="alert">
          <ErrorText id="area-missing" prefix={t('errorPrefix')}>
            {error}
          </ErrorText>
        </div>
      )}
      <RegionList draft={draft} shown={shown} onShow={setShown} onChange={setDraft} />
    </Dialog>
  );
}
