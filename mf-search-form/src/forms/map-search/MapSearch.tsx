import { useMemo, useRef } from 'react';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { useAddress } from '../../condition/useAddress.ts';
import type { Answer } from '../answer/answer.ts';
import { useAnswer } from '../answer/useAnswer.ts';
import { useSearchSelector } from '../../condition/store.ts';
import { AreaMap } from './area-map/AreaMap.tsx';
import { CountryMap } from './country-map/CountryMap.tsx';
import { FoldedForm } from './FoldedForm.tsx';
import { MapFailed } from './MapFailed.tsx';
import { MapForm } from './MapForm.tsx';
import styles from './MapSearch.module.css';
import { mapKey, readMapAddress, type MapAddress } from './mapAddress.ts';
import { fetchMapContent, type MapContent, type MapData } from './mapData.ts';
import { MapWaiting } from './MapWaiting.tsx';

/** `data` is what the server loaded; undefined when the widget renders in the browser alone. */
export interface MapSearchProps {
  readonly props: WidgetProps;
  readonly data: { readonly map?: MapData } | undefined;
}

interface ShownMapProps {
  readonly address: MapAddress;
  /** The answer to the address, or to the one before it while `isLoading`. */
  readonly answer: Answer<MapContent> | undefined;
  readonly isLoading: boolean;
  readonly again: () => void;
}

/** Shows the map in every state: awaited, failed, Japan, an area. */
function ShownMap({ address, answer, isLoading, again }: ShownMapProps) {
  if (answer === undefined || (answer.state !== 'ready' && isLoading)) return <MapWaiting />;
  if (answer.state !== 'ready') return <MapFailed state={answer.state} again={again} />;
  const { value } = answer;
  if (value.level === 'country') return <CountryMap address={address} hits={value.hits} />;
  // on the way back to Japan the area of before has no name any more
  if (!address.hasArea) return <MapWaiting />;
  return <AreaMap address={address} found={value.found} isLoading={isLoading} />;
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
        <ShownMap
          address={address}
          answer={answer}
          isLoading={isLoading}
          again={() => {
            content.current?.focus({ preventScroll: true });
            again();
          }}
        />
      </div>
    </div>
  );
}
