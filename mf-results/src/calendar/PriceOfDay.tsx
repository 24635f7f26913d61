import { toGrouped, type DayNumber } from 'shared-contracts/format';
import type { DayWeather } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { SkyIcon, useForecastText } from 'shared-ui/weather';
import { PageLink } from '../page-link/PageLink.tsx';
import { atCourse } from '../result-address/atCourse.ts';
import { useResultHref } from '../result-address/resultHref.ts';
import { conditionOfDay } from './calendarDays.ts';
import styles from './CourseGrid.module.css';

/**
 * The price of a course on a day, as a link to that search, and the weather where it is known
 * (R7.19). `price` is 0 on a day without a tee time.
 */
export function PriceOfDay({
  day,
  course,
  price,
  weather,
  condition,
}: {
  readonly day: DayNumber;
  readonly course: string;
  readonly price: number;
  readonly weather: DayWeather | undefined;
  readonly condition: SearchCondition;
}) {
  const t = useTranslations('calendar');
  const { shortDate, yen } = useFormat();
  const toHref = useResultHref();
  const forecast = useForecastText();
  const withWeather = (text: string) => (weather ? `${text} ${forecast(weather)}` : text);
  const sky = weather && <SkyIcon sky={weather.sky} className={styles.sky} />;
  if (price === 0)
    return (
      <span
        className={styles.none}
        role="img"
        aria-label={withWeather(t('soldOutAt', { course, day: shortDate(day) }))}
      >
        {t('nothing')}
        {sky}
      </span>
    );
  return (
    <PageLink
      href={toHref(atCourse(conditionOfDay(condition, day), course))}
      aria-label={withWeather(t('priceAt', { course, day: shortDate(day), price: yen(price) }))}
    >
      {toGrouped(price)}
      {sky}
    </PageLink>
  );
}
