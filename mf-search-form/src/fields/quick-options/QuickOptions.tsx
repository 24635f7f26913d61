import {
  COMPE_TYPES,
  CONTINUE_STOCKS,
  isFlagOption,
  labelOf,
  OPTIONS,
  PLAN_DAYS,
  TOP_OPTIONS,
  wireName,
  type SearchMode,
} from 'shared-contracts/search';
import { Label } from 'shared-ui/island';
import { Chip } from 'shared-ui/chip';
import { Select } from 'shared-ui/select';
import { useTranslations } from 'shared-ui/messages';
import { compeTypeToggled, optionsChosen, planDayChosen } from '../../condition/conditionSlice.ts';
import { useCondition, useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import styles from './QuickOptions.module.css';

const WEEKENDS = '1';
const FLAGS = TOP_OPTIONS.normal.filter(isFlagOption);

function NormalOptions() {
  const dispatch = useSearchDispatch();
  const condition = useCondition();
  return (
    <>
      <Chip
        name={wireName('planDay')}
        value={WEEKENDS}
        checked={condition.planDay === WEEKENDS}
        onChange={() => dispatch(planDayChosen(condition.planDay === WEEKENDS ? '' : WEEKENDS))}
      >
        <Label of={labelOf(PLAN_DAYS, WEEKENDS)} />
      </Chip>
      {FLAGS.map((field) => (
        <Chip
          key={field}
          name={wireName(field)}
          value="1"
          checked={condition[field]}
          onChange={() => dispatch(optionsChosen({ [field]: !condition[field] }))}
        >
          <Label of={OPTIONS[field].label} />
        </Chip>
      ))}
    </>
  );
}

function CompetitionOptions() {
  const t = useTranslations('options');
  const dispatch = useSearchDispatch();
  const { compeTypes, continueStock } = useCondition();
  return (
    <>
      {COMPE_TYPES.map(({ value, label }) => (
        <Chip
          key={value}
          name={wireName('compeTypes')}
          value={value}
          checked={compeTypes.includes(value)}
          onChange={() => dispatch(compeTypeToggled(value))}
        >
          <Label of={label} />
        </Chip>
      ))}
      <label className={styles.groups}>
        <span>{t('groups')}</span>
        <Select
          name={wireName('continueStock')}
          value={continueStock}
          onChange={(event) =>
            dispatch(optionsChosen({ continueStock: Number(event.target.value) }))
          }
        >
          {CONTINUE_STOCKS.map(({ value, label }) => (
            <option key={value} value={value}>
              <Label of={label} />
            </option>
          ))}
        </Select>
      </label>
    </>
  );
}

/** R5.12: the options of each mode. Hidden options keep their values and are not sent. */
const FORMS: Readonly<Record<Exclude<SearchMode, 'overseas'>, typeof NormalOptions>> = {
  normal: NormalOptions,
  competition: CompetitionOptions,
};

/** R5.12: shows the options that the short form has as chips, in the mode of the search. */
export function QuickOptions() {
  const t = useTranslations('options');
  const mode = useSearchSelector(({ search }) => search.condition.searchMode);
  return Object.entries(FORMS).map(([each, Options]) => (
    <fieldset key={each} className={styles.options} hidden={each !== mode} disabled={each !== mode}>
      <legend className={styles.legend}>{t('label')}</legend>
      <Options />
    </fieldset>
  ));
}
