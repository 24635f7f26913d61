import type { DayWeather } from 'shared-contracts/gateway';
import { useTranslations } from '../messages/index.ts';
import styles from './DayForecast.module.css';
import { SkyIcon } from './SkyIcon.tsx';
import { windOf } from './windOf.ts';

/**
 * R7.19: the weather of a day in words, with an icon: sky, temperatures, chance of rain, wind. The words
 * are the texts `weather` of the widget.
 */
export function DayForecast({ weather }: { readonly weather: DayWeather }) {
  const t = useTranslations('weather');
  const { sky, rainChance, wind, high, low } = weather;
  return (
    <p className={styles.forecast}>
      <SkyIcon sky={sky} className={styles.icon} />
      <b>{t(`sky.${sky}`)}</b>
      <span>{t('temperature', { high, low })}</span>
      <span>{t('rain', { chance: rainChance })}</span>
      <span>{t(`wind.${windOf(wind)}`, { wind })}</span>
    </p>
  );
}
