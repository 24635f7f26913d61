import { resetOptions, resetTimeSelection } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { useTranslations } from 'shared-ui/messages';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import styles from './OptionGroups.module.css';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';

const RESETS = { options: resetOptions, times: resetTimeSelection };

/** R4.06: clears the options alone, or the start times alone. */
export function ClearPart({ part }: { readonly part: keyof typeof RESETS }) {
  const t = useTranslations('detail');
  const dispatch = useSearchDispatch();
  const condition = useCondition();
  return (
    <Button
      look="quiet"
      className={styles.clear}
      onClick={() => dispatch(optionsChosen(RESETS[part](condition)))}
    >
      {t(`clearOf.${part}`)}
    </Button>
  );
}
