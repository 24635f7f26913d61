import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useKeptOpen } from '../../field-parts/useKeptOpen.ts';
import { useCondition } from '../../condition/store.ts';
import { useRoadNames } from '../../condition/options/roadNames.ts';
import { chosenOptions } from '../../condition/options/chosenOptions.ts';
import { ClearPart } from './ClearPart.tsx';
import { OptionFields } from './OptionFields.tsx';
import type { OptionGroup as Group } from '../../condition/options/optionGroups.ts';
import styles from './OptionGroups.module.css';
import { useGroupId } from './useGroupId.ts';

/** Shows a group of options. Its heading says what is chosen, also while the group is closed. */
export function OptionGroup({ name, fields, open }: Group & { readonly open: boolean }) {
  const t = useTranslations('detail');
  const label = useLabel();
  const condition = useCondition();
  const roadName = useRoadNames([condition.highway]);
  const id = useGroupId()(name);
  const details = useKeptOpen(`group-${name}`);
  const chosen = chosenOptions(condition, fields, roadName)
    .map(({ text }) => label(text))
    .join(t('separator'));
  return (
    <details
      ref={details}
      id={id}
      tabIndex={-1}
      className={styles.group}
      open={open}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <h2 className={styles.title}>{t(`groups.${name}`)}</h2>
        <span className={styles.chosen}>{chosen}</span>
        <Icon name="chevronDown" size={18} />
      </summary>
      <OptionFields fields={fields} />
      {name === 'time' && <ClearPart part="times" />}
    </details>
  );
}
