import { areaName, isRegionCode, MAX_AREAS } from 'shared-contracts/areas';
import { FORM_MESSAGES } from 'shared-contracts/messages';
import { ChipButton } from 'shared-ui/chip';
import { ErrorText } from 'shared-ui/field';
import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './AreaPicker.module.css';
import { type AreaDraft, withoutArea } from './areaDraft.ts';

interface ChosenAreasProps {
  readonly draft: AreaDraft;
  readonly onChange: (draft: AreaDraft) => void;
}

/** R5.21: shows the chosen areas, each of which a press takes away, and the refusal of a fourth. */
export function ChosenAreas({ draft, onChange }: ChosenAreasProps) {
  const t = useTranslations('area');
  const label = useLabel();
  const nameOf = (code: number) =>
    isRegionCode(code) ? t('whole', { region: label(areaName(code)) }) : label(areaName(code));
  return (
    <>
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
    </>
  );
}
