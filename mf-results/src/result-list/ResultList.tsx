import { useMemo, useReducer, useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { AD_PLACE } from '../ad-place/adPlace.tsx';
import { CourseCard } from '../course-card/CourseCard.tsx';
import { conditionKey } from '../results/searchKey.ts';
import { useTarget } from '../scroll-place/useTarget.ts';
import { selectResults } from '../store.ts';
import { cardWeather } from '../free-slots/cardWeather.ts';
import { cardWeatherKey } from '../weather/cardWeatherKey.ts';
import type { WeatherMarks } from '../weather/CardWeather.tsx';
import progress from './Progress.module.css';
import styles from './ResultList.module.css';

/** R1.07: the number of courses before the advertisements. */
const BEFORE_ADS = 3;

/** Returns the plans of each course: the same lists while nothing changes, so that a card sees that. */
function usePlansOf(
  items: readonly Course[],
  plans: readonly Plan[],
): readonly (readonly Plan[])[] {
  return useMemo(
    () => items.map(({ id }) => plans.filter(({ courseId }) => courseId === id)),
    [items, plans],
  );
}

/** The courses of the page. They stay, in paler colours, while another search runs. */
export function ResultList({ condition: asked }: { readonly condition: SearchCondition }) {
  const t = useTranslations('list');
  const { targetId, follow } = useTarget();
  const { status, items, plans, coupons, condition } = useSelector(selectResults);
  const [weather, tellWeather] = useState<WeatherMarks>({});
  // what nobody needs before waits for the visitor, who first has to reach the list
  const [isReached, reach] = useReducer(() => true, false);
  const busy = status === 'loading';
  // courses on the screen keep the condition that found them until others arrive, also before the
  // next call begins
  const isOther = condition !== null && (busy || conditionKey(condition) !== conditionKey(asked));
  const own = isOther ? condition : asked;
  const plansOf = usePlansOf(items, plans);
  const cards = items.map((course, index) => {
    const offered = plansOf[index] ?? [];
    const coupon = coupons[course.id];
    return (
      <li key={course.id} className={styles.item}>
        <CourseCard
          course={course}
          index={index}
          condition={own}
          asked={asked}
          coupon={coupon?.hasCourseCoupon ? coupon.maxDiscount : undefined}
          plans={offered}
          isTarget={course.id === targetId}
          weather={weather[cardWeatherKey(course.id, offered[0]?.playDate)]}
          follow={follow}
        />
      </li>
    );
  });
  return (
    <div
      className={styles.frame}
      aria-busy={busy}
      onPointerMove={reach}
      onTouchStart={reach}
      onFocus={reach}
    >
      {busy && <span className={progress.progress} aria-hidden="true" />}
      <ol className={styles.list} aria-label={t('name')}>
        {cards.slice(0, BEFORE_ADS)}
        <li className={styles.ads}>{AD_PLACE}</li>
        {cards.slice(BEFORE_ADS)}
      </ol>
      {isReached && !busy && (
        <cardWeather.Late condition={own} onKnown={tellWeather} waiting={null} />
      )}
    </div>
  );
}
