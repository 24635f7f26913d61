import type { OptionField } from 'shared-contracts/search';
import { FIELDS } from './fields.tsx';
import styles from './OptionGroups.module.css';

/** Shows the controls of these fields, in their order. */
export function OptionFields({ fields }: { readonly fields: readonly OptionField[] }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const Control = FIELDS[field];
        return Control && <Control key={field} />;
      })}
    </div>
  );
}
