import { prefectureName, type Region } from 'shared-contracts/areas';
import { Label } from 'shared-ui/island';
import styles from './AreaPicker.module.css';
import { prefecturesOf, togglePrefecture, type AreaDraft } from './areaDraft.ts';

interface RegionChoiceProps {
  readonly region: Region;
  readonly draft: AreaDraft;
  readonly onChange: (draft: AreaDraft) => void;
}

/** Offers the prefectures of a region. */
export function RegionChoice({ region, draft, onChange }: RegionChoiceProps) {
  const chosen = prefecturesOf(draft.area);
  return (
    <fieldset className={styles.prefectures}>
      <legend className={styles.legend}>
        <Label of={region.name} />
      </legend>
      {region.prefectures.map((code) => (
        <label key={code} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={() => onChange(togglePrefecture(draft, code))}
          />
          <Label of={prefectureName(code)} />
        </label>
      ))}
    </fieldset>
  );
}
