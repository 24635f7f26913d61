import { useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { DayWeather } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { SkyIcon } from 'shared-ui/weather';
import { selectResults } from '../store.ts';
import { cardWeatherKey } from './cardWeatherKey.ts';
import styles from './CardWeather.module.css';
import { useWeather } from './useWeather.ts';

/** The weather in a corner of a photo; the day is that of the card's price. */
function WeatherMark({ weather: { sky, rainChance } }: { readonly weather: DayWeather }) {
  const t = useTranslations('weather');
  return (
    <p className={styles.mark}>
      <SkyIcon sky={sky} className={styles.icon} />
      <span className={styles.sky}>{t(`sky.${sky}`)}</span>
      <span aria-hidden="true">{rainChance}%</span>
      <VisuallyHidden>{t('rain', { chance: rainChance })}</VisuallyHidden>
    </p>
  );
}

/** By `cardWeatherKey`: what stands on the photo of a course. */
export type WeatherMarks = Readonly<Record<string, ReactNode>>;

export interface CardWeatherProps {
  /** The condition of the courses on the page. */
  readonly condition: SearchCondition;
  /** Called with the weather of all courses of the page as soon as it is known. */
  readonly onKnown: (marks: WeatherMarks) => void;
}

/** R7.19: asks once for the weather of all courses of the page, each on the day of its best plan. */
export function CardWeather({ condition, onKnown }: CardWeatherProps) {
  const { items, plans } = useSelector(selectResults);
  const { weatherOf } = useWeather(
    items.map(({ id }) => id),
    condition,
  );
  useEffect(() => {
    const marks: Record<string, ReactNode> = {};
    for (const { courseId, playDate } of plans) {
      const weather = weatherOf(courseId, playDate);
      if (weather) marks[cardWeatherKey(courseId, playDate)] = <WeatherMark weather={weather} />;
    }
    onKnown(marks);
  }, [plans, weatherOf, onKnown]);
  return null;
}
