import {
  SOLO_PLAY_STYLES,
  SOLO_TIME_ZONES,
  soloWireName,
  type SoloCondition,
  type Choice,
} from 'shared-contracts/search';
import { Chip } from 'shared-ui/chip';
import { Field } from 'shared-ui/field';
import { useHost, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import styles from './SoloForm.module.css';
import { soloOptionsChosen } from '../../condition/soloSlice.ts';

const SWITCHES = [
  'caddie',
  'lunch',
  'exceptFull',
  'hasApplicants',
] as const satisfies readonly (keyof SoloCondition)[];

function toggled<Value extends string | number>(
  values: readonly Value[],
  value: Value,
  all: readonly Value[],
): readonly Value[] {
  return all.filter((each) => (each === value ? !values.includes(value) : values.includes(each)));
}

interface ListProps<Value> {
  readonly field: 'zoneList' | 'soloPlayStyle';
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly values: readonly Value[];
}

function List<Value extends string | number>({ field, label, choices, values }: ListProps<Value>) {
  const dispatch = useSearchDispatch();
  const translate = useLabel();
  const { slot } = useHost();
  const all = choices.map(({ value }) => value);
  return (
    <Field id={`${slot}-${field}`} group label={label}>
      <div className={styles.chips}>
        {choices.map(({ value, label: name }) => (
          <Chip
            key={value}
            name={soloWireName(field)}
            value={value}
            checked={values.includes(value)}
            onChange={() => dispatch(soloOptionsChosen({ [field]: toggled(values, value, all) }))}
          >
            {translate(name)}
          </Chip>
        ))}
      </div>
    </Field>
  );
}

/** R5.09, R5.11, R3.02: asks when the round starts, with whom, and how sure it is. */
export function SoloOptions() {
  const t = useTranslations('solo');
  const dispatch = useSearchDispatch();
  const { slot } = useHost();
  const solo = useSearchSelector((state) => state.solo);
  return (
    <>
      <List field="zoneList" label={t('start')} choices={SOLO_TIME_ZONES} values={solo.zoneList} />
      <List
        field="soloPlayStyle"
        label={t('style')}
        choices={SOLO_PLAY_STYLES}
        values={solo.soloPlayStyle}
      />
      <Field id={`${slot}-solo-switches`} group label={t('wishes')}>
        <div className={styles.chips}>
          {SWITCHES.map((field) => (
            <Chip
              key={field}
              name={soloWireName(field)}
              value="1"
              checked={solo[field]}
              onChange={() => dispatch(soloOptionsChosen({ [field]: !solo[field] }))}
            >
              {t(field)}
            </Chip>
          ))}
        </div>
      </Field>
    </>
  );
}
