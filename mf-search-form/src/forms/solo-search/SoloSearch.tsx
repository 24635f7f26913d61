import { useMemo, useRef } from 'react';
import type { WidgetProps } from 'shared-contracts/widget';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useAnswer } from '../answer/useAnswer.ts';
import { useSearchSelector } from '../../condition/store.ts';
import { CoursesMeant } from './CoursesMeant.tsx';
import { FirstPlaces } from './FirstPlaces.tsx';
import { RoundResults } from './rounds/RoundResults.tsx';
import { readSoloAddress } from '../../condition/soloAddress.ts';
import { ROUNDS_ID, soloKey } from '../../condition/soloHref.ts';
import { fetchRounds, type SoloData } from './soloData.ts';
import { SoloForm } from './SoloForm.tsx';
import styles from './SoloSearch.module.css';

/** `data` is what the server loaded; undefined when the widget renders in the browser alone. */
export interface SoloSearchProps {
  readonly props: WidgetProps;
  readonly data: { readonly solo?: SoloData } | undefined;
}

/**
 * R2.18: shows the solo form, and after it the rounds that one can join. The address says which.
 * Where there are rounds to show they come first, and the form is behind 条件を変更. Before a search the
 * regions stand beside the form, on a phone before it.
 */
export function SoloSearch({ props: { query }, data }: SoloSearchProps) {
  const t = useTranslations('applied');
  const host = useHost();
  const fold = useRef<HTMLDetailsElement>(null);
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
  const places = !address.isSearch && <FirstPlaces />;
  const isPhone = host.device === 'MB';
  return (
    <div className={styles.search}>
      {isPhone && places}
      <details ref={fold} className={styles.fold} open={key === ''} suppressHydrationWarning>
        <summary className={styles.change} hidden={key === ''}>
          <Icon name="sliders" size={18} />
          {t('change')}
        </summary>
        <SoloForm
          query={query}
          onSearched={() => {
            if (fold.current) fold.current.open = false;
          }}
        />
      </details>
      <section
        id={ROUNDS_ID}
        tabIndex={-1}
        aria-labelledby={key === '' ? undefined : 'solo-found'}
        className={styles.results}
      >
        {meant.length > 0 && <CoursesMeant meant={meant} />}
        {!isPhone && places}
        {key !== '' && <RoundResults condition={address.condition} shown={rounds} />}
      </section>
    </div>
  );
}
