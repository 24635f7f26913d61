import { useId, type ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { facetKey, type FacetCounts } from 'shared-contracts/gateway';
import {
  facetLabel,
  type FacetField,
  FACETS,
  type FacetValue,
  facetsOf,
  type SearchCondition,
} from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import type { ChoiceProps } from './ChoiceLink.tsx';
import { FeeHistogram } from './FeeHistogram.tsx';
import { FilterLink } from './FilterLink.tsx';
import styles from './Filters.module.css';
import { isSet, toggleFacet } from './toggleFacet.ts';
import { useValueText } from './useValueText.ts';

export interface FilterListProps extends ChoiceProps {
  readonly condition: SearchCondition;
  /** Undefined while they are unknown. */
  readonly facets: FacetCounts | undefined;
}

/** The upper limits that are offered, in yen, beside the one that is set. */
const LIMITS: readonly number[] = [8000, 10_000, 12_000, 15_000, 18_000, 20_000];

function valuesOf(field: FacetField, { ratesMax }: SearchCondition): readonly FacetValue[] {
  const values: readonly FacetValue[] = FACETS[field];
  return field === 'ratesMax'
    ? values.filter((yen) => LIMITS.includes(Number(yen)) || yen === ratesMax)
    : values;
}

/** The values of one field. */
function Values({
  field,
  condition,
  facets,
  ...choice
}: FilterListProps & { readonly field: FacetField }) {
  const textOf = useValueText();
  return valuesOf(field, condition).map((value) => (
    <FilterLink
      key={String(value)}
      {...choice}
      to={toggleFacet(condition, field, value)}
      isSet={isSet(condition, field, value)}
      count={facets?.counts[facetKey(field, value)]}
    >
      {textOf(field, value)}
    </FilterLink>
  ));
}

/** Values that stand together under a name. */
function Group({
  name,
  columns,
  above,
  children,
}: {
  readonly name: string;
  readonly columns: 1 | 2 | 3;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      {above}
      <div className={styles.values} data-columns={columns}>
        {children}
      </div>
    </div>
  );
}

/** How many columns the values of a field have; a field without columns is one of the features. */
const COLUMNS: { readonly [Field in FacetField]?: 2 | 3 } = {
  players: 3,
  ratesMax: 2,
  zoneList: 2,
  distance: 2,
};

/** R5.12: the filters of a search by field, and at the end the features that a plan has or has not. */
export function FilterList(props: FilterListProps) {
  const { condition, facets } = props;
  const t = useTranslations('filters');
  const label = useLabel();
  const fields = facetsOf(condition.searchMode);
  return (
    <>
      {fields.map((field) => {
        const columns = COLUMNS[field];
        if (columns === undefined) return null;
        return (
          <Group
            key={field}
            name={label(facetLabel(field))}
            columns={columns}
            above={
              field === 'ratesMax' && (
                <FeeHistogram counts={facets?.counts} limit={condition.ratesMax} />
              )
            }
          >
            <Values {...props} field={field} />
          </Group>
        );
      })}
      <Group name={t('features')} columns={1}>
        {fields.map(
          (field) =>
            COLUMNS[field] === undefined && <Values {...props} key={field} field={field} />,
        )}
      </Group>
    </>
  );
}
