import type { SearchCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import { AppliedChips } from '../applied-conditions/AppliedChips.tsx';
import styles from './FoldedForm.module.css';
import { MapForm } from './MapForm.tsx';

interface FoldedFormProps {
  readonly condition: SearchCondition;
  readonly query: string;
}

/** The condition of the map as chips, and the form behind 条件を変更: on a phone the map is the page. */
export function FoldedForm({ condition, query }: FoldedFormProps) {
  const t = useTranslations('applied');
  return (
    <div className={styles.bar}>
      <AppliedChips condition={condition} />
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
