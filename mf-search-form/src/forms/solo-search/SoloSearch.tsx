import { useMemo } from 'react';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { useAnswer } from '../answer/useAnswer.ts';
import { useSearchSelector } from '../../condition/store.ts';
import { CoursesMeant } from './CoursesMeant.tsx';
import { FirstPlaces } from './FirstPlaces.tsx';
import { RoundResults } from './rounds/RoundResults.tsx';
import { readSoloAddress } from '../../condition/soloAddress.ts';
import { soloKey } from '../../condition/soloHref.ts';
import { fetchRounds, type SoloData } from './soloData.ts';
import { SoloForm } from './SoloForm.tsx';
import styles from './SoloSearch.module.css';

/** `data` is what the server loaded; undefined when the widget renders in the browser alone. */
export interface SoloSearchProps {
  readonly props: WidgetProps;
  readonly data: { readonly solo?: SoloData } | undefined;
}

/**
 * R2.18: shows the solo form, and below it the rounds that one can join. The address says which.
 */
export function SoloSearch({ props: { query }, data }: SoloSearchProps) {
  const host = useHost();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const address = useMemo(() => readSoloAddress(query, today), [query, today]);
  const key = soloKey(address);
  const rounds = useAnswer({
    key,
    call: 'solo',
    first: data?.solo?.rounds,
    ask: (signal) => fetchRounds(host, address, signal),
  });
  const meant = address.error === undefined ? [] : (data?.solo?.meant ?? []);
  return (
    <div className={styles.search}>
      <SoloForm query={query} isSearch={address.isSearch && address.error === undefined} />
      <div className={styles.results}>
        {meant.length > 0 && <CoursesMeant meant={meant} />}
        {!address.isSearch && <FirstPlaces />}
        {key !== '' && <RoundResults condition={address.condition} shown={rounds} />}
      </div>
    </div>
  );
}
