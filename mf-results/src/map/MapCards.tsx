import type { ReactNode } from 'react';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { Point } from 'shared-ui/course-map';
import { MapCard } from './MapCard.tsx';
import styles from './MapCard.module.css';

interface MapCardsProps {
  readonly condition: SearchCondition;
  readonly items: readonly Course[];
  readonly plans: readonly Plan[];
  readonly active: readonly number[];
  readonly onPoint: Point;
  /** The pager. */
  readonly children: ReactNode;
}

/** The courses of the page, beside the map. */
export function MapCards({ condition, items, plans, active, onPoint, children }: MapCardsProps) {
  return (
    <>
      <ol className={styles.list}>
        {items.map((course) => (
          <li key={course.id}>
            <MapCard
              course={course}
              plans={plans.filter((plan) => plan.courseId === course.id)}
              condition={condition}
              isActive={active.includes(course.id)}
              onPoint={onPoint}
            />
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}
