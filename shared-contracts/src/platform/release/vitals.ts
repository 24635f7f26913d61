import * as z from 'zod/mini';
import { DEVICES } from '../widget/widget.ts';

/**
 * The upper edges, in milliseconds, of the bands in which visits are counted: by their largest contentful
 * paint, and by their slowest interaction. A last band has no edge. Those of Web Vitals are among them.
 */
export const VITAL_EDGES = {
  lcp: [800, 1200, 1600, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 200, 300, 500, 1000],
} as const;
export type Vital = keyof typeof VITAL_EDGES;
export const VITALS = ['lcp', 'inp'] as const satisfies readonly Vital[];

/** So many visits of one class of devices were in one band. */
export const vitalBand = z.object({
  device: z.enum(DEVICES),
  vital: z.enum(VITALS),
  /** The number of edges below: 0 is the fastest band. */
  band: z.int().check(z.minimum(0), z.maximum(VITAL_EDGES.lcp.length)),
  visits: z.int().check(z.minimum(1)),
});
export type VitalBand = z.infer<typeof vitalBand>;

/** Returns the band of so many milliseconds. */
export function bandOf(vital: Vital, milliseconds: number): number {
  return VITAL_EDGES[vital].filter((edge) => edge < milliseconds).length;
}

/**
 * How fast a version's pages were for one class of devices: half, three quarters and 95 % of the visits were
 * at most so slow, in milliseconds; null above the last edge.
 */
export const vitalQuantiles = z.object({
  device: z.enum(DEVICES),
  vital: z.enum(VITALS),
  visits: z.number(),
  p50: z.nullable(z.number()),
  p75: z.nullable(z.number()),
  p95: z.nullable(z.number()),
});
export type VitalQuantiles = z.infer<typeof vitalQuantiles>;
