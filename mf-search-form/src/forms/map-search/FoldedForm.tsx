import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import type { SearchCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import { AppliedChips } from '../applied-conditions/AppliedChips.tsx';
import styles from './FoldedForm.module.css';
import { MapForm } from './MapForm.tsx';
import { mapHref } from './mapAddress.ts';

interface FoldedFormProps {
  readonly condition: SearchCondition;
  readonly query: string;
}

/** The whole country is the map of Japan, which names no area. */
function hrefWithout(without: SearchCondition): string {
  const { area } = without;
  return mapHref(area.includes(WHOLE_COUNTRY) ? { ...without, area: [] } : without);
}

/** The condition of the map as chips, and the form behind 条件を変更: on a phone the map is the page. */
export function FoldedForm({ condition, query }: FoldedFormProps) {
  const t = useTranslations('applied');
  return (
    <div className={styles.bar}>
      {/* a map asks for no name */}
      <AppliedChips condition={{ ...condition, courseName: '' }} hrefOf={hrefWithout} />
      {/* another search closes the form */}
      <details key={query} className={styles.details}>
        <summary className={styles.change}>
          <Icon name="sliders" size={18} />
          {t('change')}
        </summary>
        <MapForm query={query} />
      </details>
    </div>
  );
}
