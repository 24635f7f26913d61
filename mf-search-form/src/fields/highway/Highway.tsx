import { DISTANCES, wireName } from 'shared-contracts/search';
import { roadName } from 'shared-contracts/roads';
import { Field } from 'shared-ui/field';
import { useLabel } from 'shared-ui/island';
import { Select } from 'shared-ui/select';
import { useTranslations } from 'use-intl';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import styles from './Highway.module.css';
import { roadsOf } from './roadsOf.ts';
import { useRoadReset } from './useRoadReset.ts';

/** R1.09, R3.06: a road through the chosen area, and how far a course may lie from its interchange. */
export function Highway() {
  const t = useTranslations('highway');
  const label = useLabel();
  const dispatch = useSearchDispatch();
  const { area, highway, distance } = useSearchSelector(({ search }) => search.condition);
  const wasReset = useRoadReset();
  const id = useFieldId()('highway');
  const roads = roadsOf(area);
  const support = roads.length === 0 ? t('needsArea') : undefined;
  const disabled = roads.length === 0;
  const describedBy = support ? `${id}-sup` : undefined;
  const choose = (code: number) =>
    dispatch(optionsChosen({ highway: code, ...(code === 0 && { distance: 0 }) }));
  // a road of the address stays chosen although it is none of the area's
  const known =
    highway === 0 || roads.some(({ code }) => code === highway)
      ? roads
      : [{ code: highway, name: roadName(highway) }, ...roads];
  return (
    <div className={styles.highway}>
      <Field id={id} label={t('label')} support={support}>
        <Select
          id={id}
          name={wireName('highway')}
          value={highway || ''}
          disabled={disabled}
          aria-describedby={describedBy}
          onChange={({ target }) => choose(Number(target.value))}
        >
          <option value="">{label('道路名')}</option>
          {known.map(({ code, name }) => (
            <option key={code} value={code} lang="ja">
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={`${id}-distance`} label={t('distance')}>
        <Select
          id={`${id}-distance`}
          name={wireName('distance')}
          value={distance}
          disabled={disabled}
          aria-describedby={describedBy}
          onChange={(event) => dispatch(optionsChosen({ distance: Number(event.target.value) }))}
        >
          {DISTANCES.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {label(name)}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className={styles.reset}>
        {wasReset ? t('reset') : ''}
      </p>
    </div>
  );
}
