import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import { DISTANCES, wireName } from 'shared-contracts/search';
import { roadName } from 'shared-contracts/roads';
import { Field } from 'shared-ui/field';
import { useLabel } from 'shared-ui/island';
import { Select } from 'shared-ui/select';
import { useTranslations } from 'shared-ui/messages';
import { useReadsLatin } from 'shared-ui/proper-names';
import { areaDecided, optionsChosen } from '../../condition/conditionSlice.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { useRoadNames } from '../../condition/options/roadNames.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';
import styles from './Highway.module.css';
import { type RoadChoice, type RoadGroup, roadsOf } from './roadsOf.ts';
import { useRoadReset } from './useRoadReset.ts';

interface RoadSelectProps {
  readonly id: string;
  readonly disabled: boolean;
  /** The id of the text that says why the select is disabled. */
  readonly describedBy: string | undefined;
}

/** Keeps the road of the address among the choices, although it may lie outside of the areas. */
function withChosen(groups: readonly RoadGroup[], highway: number): readonly RoadGroup[] {
  return highway === 0 || groups.some(({ roads }) => roads.some(({ code }) => code === highway))
    ? groups
    : [{ roads: [{ code: highway, name: roadName(highway) }] }, ...groups];
}

function RoadOptions({ roads }: { readonly roads: readonly RoadChoice[] }) {
  const isHydrated = useHydrated();
  const latin = useReadsLatin();
  const inLatin = useRoadNames(latin ? roads.map(({ code }) => code) : []);
  const latinName = (code: number) => (latin && isHydrated ? inLatin(code) : undefined);
  return roads.map(({ code, name }) => (
    <option key={code} value={code} lang={latinName(code) ? undefined : 'ja'}>
      {latinName(code) ?? name}
    </option>
  ));
}

/**
 * Gives what chooses a road. Without a road there is no distance either; R5.23: without an area or a course name it is
 * searched in the whole country.
 */
function useChooseRoad(): (code: number) => void {
  const dispatch = useSearchDispatch();
  const { area, courseName } = useCondition();
  return (code) => {
    if (code !== 0 && area.length === 0 && courseName === '')
      dispatch(areaDecided([WHOLE_COUNTRY]));
    // choosing an area removes the road (R4.14), so that this comes after it
    dispatch(optionsChosen({ highway: code, ...(code === 0 && { distance: 0 }) }));
  };
}

/** Chooses the road. */
function RoadSelect({
  groups,
  id,
  disabled,
  describedBy,
}: RoadSelectProps & { readonly groups: readonly RoadGroup[] }) {
  const label = useLabel();
  const choose = useChooseRoad();
  const { highway } = useCondition();
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
      {withChosen(groups, highway).map(({ region, roads }) =>
        region === undefined ? (
          <RoadOptions key={roads[0]?.code} roads={roads} />
        ) : (
          <optgroup key={region} label={label(region)}>
            <RoadOptions roads={roads} />
          </optgroup>
        ),
      )}
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
 * Gives the areas whose roads are offered: without one, those of the whole country where scripts can choose it along with
 * the road.
 */
function useRoadAreas(): readonly number[] {
  const { area } = useCondition();
  const isHydrated = useHydrated();
  return area.length === 0 && isHydrated ? [WHOLE_COUNTRY] : area;
}

/**
 * R1.09, R3.06: offers the roads through the chosen areas, or of the whole country, and the distance from an interchange.
 * Without scripts both are disabled until an area is chosen; a line says what an area does, before and after they run.
 */
export function Highway() {
  const t = useTranslations('highway');
  const { area, highway } = useCondition();
  const wasReset = useRoadReset();
  const id = useFieldId()('highway');
  const groups = roadsOf(useRoadAreas());
  const disabled = groups.length === 0;
  const support = area.length === 0 ? t('needsArea') : undefined;
  const describedBy = support && `${id}-sup`;
  const searched = highway !== 0 && area.includes(WHOLE_COUNTRY) ? t('everywhere') : '';
  return (
    <div className={styles.highway}>
      <Field id={id} label={t('label')} support={support}>
        <RoadSelect groups={groups} id={id} disabled={disabled} describedBy={describedBy} />
      </Field>
      <Field id={`${id}-distance`} label={t('distance')}>
        <DistanceSelect
          id={`${id}-distance`}
          disabled={disabled}
          describedBy={disabled ? describedBy : undefined}
        />
      </Field>
      <p role="status" className={wasReset ? styles.reset : styles.everywhere}>
        {wasReset ? t('reset') : searched}
      </p>
    </div>
  );
}
