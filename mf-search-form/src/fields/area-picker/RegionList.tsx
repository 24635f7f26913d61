import { REGIONS } from 'shared-contracts/areas';
import { Label } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './AreaPicker.module.css';
import { countIn, type AreaDraft } from './areaDraft.ts';
import { WholeRegion } from './WholeRegion.tsx';
import { RegionChoice } from './RegionChoice.tsx';

interface RegionListProps {
  readonly draft: AreaDraft;
  /** The region whose prefectures are shown. */
  readonly shown: number;
  readonly onShow: (region: number) => void;
  readonly onChange: (draft: AreaDraft) => void;
}

/**
 * Shows the eight regions. The prefectures of the open region stand beside the list, and on a small
 * screen below the region.
 */
export function RegionList({ draft, shown, onShow, onChange }: RegionListProps) {
  const t = useTranslations('area');
  return (
    <ul className={styles.regions}>
      {REGIONS.map((region) => {
        const count = countIn(region, draft);
        const open = region.code === shown;
        return (
          <li key={region.code} className={styles.item}>
            <div className={styles.row}>
              <button
                type="button"
                className={styles.region}
                aria-expanded={open}
                aria-controls={open ? `region-${region.code}` : undefined}
                onClick={() => onShow(region.code)}
              >
                <span>
                  <Label of={region.name} />
                </span>
                {count > 0 && (
                  <span className={styles.count}>{t('chosenInRegion', { count })}</span>
                )}
              </button>
              <WholeRegion region={region} draft={draft} onChange={onChange} />
            </div>
            {open && (
              <div id={`region-${region.code}`} className={styles.open}>
                <RegionChoice region={region} draft={draft} onChange={onChange} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
