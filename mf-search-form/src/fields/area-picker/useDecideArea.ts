import { regionOf } from 'shared-contracts/areas';
import { useHost } from 'shared-ui/island';
import { areaDecided } from '../../condition/conditionSlice.ts';
import { storeHome } from '../../condition/remembered/storedCondition.ts';
import { useSearchDispatch } from '../../condition/store.ts';

/**
 * Gives a function that puts areas into the search, remembers their region (R2.19) and tells the
 * rest of the page (R4.24).
 */
export function useDecideArea(): (area: readonly number[]) => void {
  const host = useHost();
  const dispatch = useSearchDispatch();
  return (area) => {
    dispatch(areaDecided(area));
    storeHome(host.storage, area);
    const region = regionOf(area[0] ?? 0);
    if (region !== 0) host.bus.publish('search-form:region-changed', { region });
  };
}
