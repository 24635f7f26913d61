import {
  VITAL_EDGES,
  type Vital,
  type VitalBand,
  type VitalQuantiles,
} from 'shared-contracts/release';

/** Returns the upper edge of the band in which this part of the visits ends; null above the last edge. */
function quantile(vital: Vital, bands: readonly VitalBand[], part: number): number | null {
  const all = bands.reduce((sum, { visits }) => sum + visits, 0);
  let seen = 0;
  const last = bands
    .toSorted((one, other) => one.band - other.band)
    .find(({ visits }) => (seen += visits) >= all * part);
  return VITAL_EDGES[vital][last?.band ?? 0] ?? null;
}

/** Returns how fast visits were, for each class of devices and vital of which any are known. */
export function toQuantiles(bands: readonly VitalBand[]): VitalQuantiles[] {
  return [...Map.groupBy(bands, ({ device, vital }) => `${device} ${vital}`).values()].flatMap(
    (group) => {
      const [first] = group;
      if (!first) return [];
      const { device, vital } = first;
      return {
        device,
        vital,
        visits: group.reduce((sum, { visits }) => sum + visits, 0),
        p50: quantile(vital, group, 0.5),
        p75: quantile(vital, group, 0.75),
        p95: quantile(vital, group, 0.95),
      };
    },
  );
}
