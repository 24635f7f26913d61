import { type SoloCondition, defaultSoloCondition } from '../../search/index.ts';

/** Returns a valid solo condition: Chiba, Sunday 2026-11-22, one day. */
export function aSoloCondition(fields: Partial<SoloCondition> = {}): SoloCondition {
  return {
    ...defaultSoloCondition(Date.UTC(2026, 10, 20, 23)),
    area: [12],
    ...fields,
  };
}
