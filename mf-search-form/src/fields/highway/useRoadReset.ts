import { useState } from 'react';
import { useCondition } from '../../condition/store.ts';

/**
 * R4.14: says whether choosing another area has just removed the road. It stays true until the next
 * choice.
 */
export function useRoadReset(): boolean {
  const { area, highway } = useCondition();
  const [before, setBefore] = useState({ area, highway, wasReset: false });
  if (before.area !== area || before.highway !== highway) {
    setBefore({
      area,
      highway,
      wasReset: highway === 0 && area !== before.area && (before.highway !== 0 || before.wasReset),
    });
  }
  return before.wasReset;
}
