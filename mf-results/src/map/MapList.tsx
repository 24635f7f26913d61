import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { Icon } from 'shared-ui/icons';
import { useSwipe } from 'shared-ui/swipe';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useHydrated } from '../first-view/useHydrated.ts';
import { MapCard } from './MapCard.tsx';
import styles from './MapList.module.css';

export interface MapListProps {
  readonly condition: SearchCondition;
  readonly items: readonly Course[];
  readonly plans: readonly Plan[];
  readonly active: number | undefined;
  readonly onLook: (courseId: number | undefined) => void;
  /** The pager. */
  readonly children: ReactNode;
}

const STEPS = ['low', 'half', 'high'] as const;

/**
 * The courses of the page: a column beside the map; on a phone a sheet over the map, which buttons
 * and swipes raise and lower.
 */
export function MapList({ condition, items, plans, active, onLook, children }: MapListProps) {
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
      <div className={styles.scroller}>
        <ol className={styles.list}>
          {items.map((course) => (
            <li key={course.id}>
              <MapCard
                course={course}
                plans={plans.filter((plan) => plan.courseId === course.id)}
                condition={condition}
                isActive={active === course.id}
                onLook={onLook}
              />
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}
