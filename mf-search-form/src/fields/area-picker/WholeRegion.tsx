import { useEffect, useRef } from 'react';
import type { Region } from 'shared-contracts/areas';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './AreaPicker.module.css';
import { countIn, toggleRegion, type AreaDraft } from './areaDraft.ts';

interface WholeRegionProps {
  readonly region: Region;
  readonly draft: AreaDraft;
  readonly onChange: (draft: AreaDraft) => void;
}

/**
 * Chooses all of a region with one tap, without opening it. It is half ticked while only some of
 * its prefectures are chosen.
 */
export function WholeRegion({ region, draft, onChange }: WholeRegionProps) {
  const t = useTranslations('area');
  const label = useLabel();
  const count = countIn(region, draft);
  const whole = count === region.prefectures.length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !whole;
  }, [count, whole]);
  return (
    <label className={styles.whole}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('whole', { region: label(region.name) })}
        checked={whole}
        onChange={() => onChange(toggleRegion(draft, region))}
      />
      <span aria-hidden="true">{t('all')}</span>
    </label>
  );
}
