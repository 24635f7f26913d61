import { facetKey, type FacetCounts } from 'shared-contracts/gateway';
import { FACETS } from 'shared-contracts/search';
import styles from './Filters.module.css';

/** The width of a bar with its gap, the width of the bar, and the height of the highest. */
const STEP = 10;
const BAR = 8;
const HEIGHT = 40;

/**
 * How many courses have their lowest price in each thousand of yen: a drawing of the counts of the upper
 * limits. Bars above the limit that is set are pale.
 */
export function FeeHistogram({
  counts,
  limit,
}: {
  /** Undefined while they are unknown: the drawing keeps its place, and shows none. */
  readonly counts: FacetCounts['counts'] | undefined;
  /** Yen; 0 for none. */
  readonly limit: number;
}) {
  const upTo = counts ? FACETS.ratesMax.map((yen) => counts[facetKey('ratesMax', yen)] ?? 0) : [];
  const bars = upTo.map((count, place) => count - (upTo[place - 1] ?? 0));
  const most = Math.max(1, ...bars);
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${FACETS.ratesMax.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((count, place) => {
        const yen = FACETS.ratesMax[place] ?? 0;
        const height = count === 0 ? 1 : Math.max(3, Math.round((count / most) * HEIGHT));
        return (
          <rect
            key={yen}
            x={place * STEP + (STEP - BAR) / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            data-in={limit === 0 || yen <= limit || undefined}
          />
        );
      })}
    </svg>
  );
}
