import { useEffect, useRef } from 'react';
import { prefectureName, type Region } from 'shared-contracts/areas';
import { useTranslations } from 'use-intl';
import styles from './AreaPicker.module.css';
import { prefecturesOf, togglePrefecture, toggleRegion, type AreaDraft } from './areaDraft.ts';

interface RegionChoiceProps {
  readonly region: Region;
  readonly draft: AreaDraft;
  readonly onChange: (draft: AreaDraft) => void;
}

/** The prefectures of a region; above them the region itself, half on while only some are chosen. */
export const RegionChoice = ({ region, draft, onChange }: RegionChoiceProps) => {
  const t = useTranslations('area');
  const chosen = prefecturesOf(draft.area);
  const count = region.prefectures.filter((code) => chosen.includes(code)).length;
  const whole = count === region.prefectures.length;
  const wholeBox = useRef<HTMLInputElement>(null);
  useEffect(() => { if (wholeBox.current) wholeBox.current.indeterminate = count > 0 && !whole; }, [count, whole]);

  return (
    <fieldset className={styles.prefectures}>
      <legend className={styles.legend}>{region.name}</legend>
      <label className={`${styles.choice} ${styles.whole}`}>
        <input ref={wholeBox} type="checkbox" checked={whole} onChange={() => onChange(toggleRegion(draft, region))} />
        {t('whole', { region: region.name })}
      </label>
      {region.prefectures.map((code) => (
        <label key={code} className={styles.choice}>
          <input type="checkbox" checked={chosen.includes(code)} onChange={() => onChange(togglePrefecture(draft, code))} />
          {prefectureName(code)}
        </label>
      ))}
    </fieldset>
  );
};
