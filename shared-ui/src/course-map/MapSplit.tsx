import { useId, useState, type ReactNode } from 'react';
import { useHydrated } from '../hydrated/index.ts';
import { Icon } from '../icons/index.ts';
import { useHost } from '../island/Island.tsx';
import { useTranslations } from '../messages/index.ts';
import { useSwipe } from '../swipe/index.ts';
import styles from './MapSplit.module.css';

interface MapSplitProps {
  readonly map: ReactNode;
  /** What stands beside the title of the list. */
  readonly note?: string;
  /** The list. */
  readonly children: ReactNode;
}

const STEPS = ['low', 'half', 'high'] as const;

/**
 * The list of a map: a column that scrolls of its own; on a phone a sheet over the map, which buttons
 * and swipes raise and lower.
 */
function MapList({ note, children }: Pick<MapSplitProps, 'note' | 'children'>) {
  const t = useTranslations('map');
  const id = useId();
  const hydrated = useHydrated();
  const [step, setStep] = useState(1);
  const raise = () => setStep(Math.min(2, step + 1));
  const lower = () => setStep(Math.max(0, step - 1));
  const swipe = useSwipe((way) => (way === 'up' ? raise() : lower()));
  return (
    <section aria-labelledby={id} className={styles.sheet} data-sheet={STEPS[step]}>
      <header className={styles.head} {...swipe}>
        <h2 id={id} className={styles.title}>
          {t('list')}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.steps} hidden={!hydrated}>
          <button
            type="button"
            className={styles.up}
            aria-label={t('expand')}
            aria-disabled={step === 2}
            onClick={raise}
          >
            <Icon name="chevronDown" />
          </button>
          <button type="button" aria-label={t('shrink')} aria-disabled={step === 0} onClick={lower}>
            <Icon name="chevronDown" />
          </button>
        </div>
      </header>
      <div className={styles.scroller}>{children}</div>
    </section>
  );
}

/**
 * A list beside its map. The list is complete without the map, and a link skips the map. The document has
 * them in the order on the screen: a phone shows the list below the map, a desktop before it.
 */
export function MapSplit({ map, note, children }: MapSplitProps) {
  const t = useTranslations('map');
  const { device } = useHost();
  const after = useId();
  const side = (
    <div key="map" className={styles.side} tabIndex={-1}>
      <a className={styles.skip} href={`#${after}`}>
        {t('skip')}
      </a>
      {map}
      <span id={after} tabIndex={-1} />
    </div>
  );
  const list = (
    <MapList key="list" note={note}>
      {children}
    </MapList>
  );
  return (
    <div className={styles.split} data-map-split>
      {device === 'MB' ? [side, list] : [list, side]}
    </div>
  );
}
