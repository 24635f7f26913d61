import { useMemo, useRef } from 'react';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { useAddress } from '../../condition/useAddress.ts';
import { useAnswer } from '../answer/useAnswer.ts';
import { useSearchSelector } from '../../condition/store.ts';
import { AreaMap } from './area-map/AreaMap.tsx';
import { CountryMap } from './country-map/CountryMap.tsx';
import { FoldedForm } from './FoldedForm.tsx';
import { MapFailed } from './MapFailed.tsx';
import { MapForm } from './MapForm.tsx';
import styles from './MapSearch.module.css';
import { mapKey, readMapAddress } from './mapAddress.ts';
import { fetchMapContent, type MapData } from './mapData.ts';
import { MapWaiting } from './MapWaiting.tsx';

/** `data` is what the server loaded; undefined when the widget renders in the browser alone. */
export interface MapSearchProps {
  readonly props: WidgetProps;
  readonly data: { readonly map?: MapData } | undefined;
}

/**
 * R2.17: shows the form, and below it Japan with its hits or the courses of an area. The address
 * says which. On a phone the map comes first in sight, and the form is folded unless it has an error.
 */
export function MapSearch({ props: { page, query }, data }: MapSearchProps) {
  const host = useHost();
  const content = useRef<HTMLDivElement>(null);
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const address = useMemo(() => readMapAddress(query, today), [query, today]);
  useAddress(page, query, () => {});
  const { answer, isLoading, again } = useAnswer({
    key: mapKey(address),
    call: 'map',
    first: data?.map,
    ask: (signal) => fetchMapContent(host, address, signal),
  });

  return (
    <div className={styles.search}>
      {host.device === 'MB' && address.error === undefined ? (
        <FoldedForm condition={address.condition} query={query} />
      ) : (
        <MapForm query={query} />
      )}
      <div
        ref={content}
        tabIndex={-1}
        className={styles.content}
        aria-busy={isLoading || undefined}
        data-loading={(isLoading && answer !== undefined) || undefined}
      >
        {(answer === undefined || (answer.state !== 'ready' && isLoading)) && <MapWaiting />}
        {answer !== undefined && answer.state !== 'ready' && !isLoading && (
          <MapFailed
            state={answer.state}
            again={() => {
              content.current?.focus({ preventScroll: true });
              again();
            }}
          />
        )}
        {answer?.state === 'ready' && answer.value.level === 'country' && (
          <CountryMap address={address} hits={answer.value.hits} />
        )}
        {answer?.state === 'ready' && answer.value.level === 'area' && (
          <AreaMap address={address} found={answer.value.found} isLoading={isLoading} />
        )}
      </div>
    </div>
  );
}
