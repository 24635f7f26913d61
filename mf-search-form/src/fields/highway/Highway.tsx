import { DISTANCES, wireName } from 'shared-contracts/search';
import { roadName } from 'shared-contracts/roads';
import { Field } from 'shared-ui/field';
import { useLabel } from 'shared-ui/island';
import { Select } from 'shared-ui/select';
import { useTranslations } from 'shared-ui/messages';
import { useReadsLatin } from 'shared-ui/proper-names';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { useRoadNames } from '../../condition/options/roadNames.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';
import styles from './Highway.module.css';
import { roadsOf, type RoadChoice } from './roadsOf.ts';
import { useRoadReset } from './useRoadReset.ts';

interface RoadSelectProps {
  readonly id: string;
  readonly disabled: boolean;
  /** The id of the text that says why the select is disabled. */
  readonly describedBy: string | undefined;
}

/** Keeps the road of the address among the choices, although it may lie outside of the areas. */
function withChosen(roads: readonly RoadChoice[], highway: number): readonly RoadChoice[] {
  return highway === 0 || roads.some(({ code }) => code === highway)
    ? roads
    : [{ code: highway, name: roadName(highway) }, ...roads];
}

/** Chooses the road. Without a road there is no distance either. */
function RoadSelect({
  roads,
  id,
  disabled,
  describedBy,
}: RoadSelectProps & { readonly roads: readonly RoadChoice[] }) {
  const label = useLabel();
  const dispatch = useSearchDispatch();
  const { highway } = useCondition();
  const isHydrated = useHydrated();
  const latin = useReadsLatin();
  const inLatin = useRoadNames(latin ? roads.map(({ code }) => code) : []);
  const latinName = (code: number) => (latin && isHydrated ? inLatin(code) : undefined);
  const choose = (code: number) =>
    dispatch(optionsChosen({ highway: code, ...(code === 0 && { distance: 0 }) }));
  return (
    <Select
      id={id}
      name={wireName('highway')}
      value={highway || ''}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={({ target }) => choose(Number(target.value))}
    >
      <option value="">{label('道路名')}</option>
      {withChosen(roads, highway).map(({ code, name }) => (
        <option key={code} value={code} lang={latinName(code) ? undefined : 'ja'}>
          {latinName(code) ?? name}
        </option>
      ))}
    </Select>
  );
}

/** Chooses how far a course may lie from an interchange of the road. */
function DistanceSelect({ id, disabled, describedBy }: RoadSelectProps) {
  const label = useLabel();
  const dispatch = useSearchDispatch();
  const { distance } = useCondition();
  return (
    <Select
      id={id}
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
  );
}

/**
 * R1.09, R3.06: offers the roads through the chosen areas, and the distance from an interchange.
 * Without an area both are disabled and say why.
 */
export function Highway() {
  const t = useTranslations('highway');
  const { area } = useCondition();
  const wasReset = useRoadReset();
  const id = useFieldId()('highway');
  const roads = roadsOf(area);
  const disabled = roads.length === 0;
  const support = disabled ? t('needsArea') : undefined;
  const describedBy = disabled ? `${id}-sup` : undefined;
  return (
    <div className={styles.highway}>
      <Field id={id} label={t('label')} support={support}>
        <RoadSelect roads={roads} id={id} disabled={disabled} describedBy={describedBy} />
      </Field>
      <Field id={`${id}-distance`} label={t('distance')}>
        <DistanceSelect id={`${id}-distance`} disabled={disabled} describedBy={describedBy} />
      </Field>
      <p role="status" className={styles.reset}>
        {wasReset ? t('reset') : ''}
      </p>
    </div>
  );
}
