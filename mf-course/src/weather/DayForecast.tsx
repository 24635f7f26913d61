import type { DayWeather } from 'shared-contracts/gateway';
import { useTranslations } from 'shared-ui/messages';
import classes from './DayForecast.module.css';
import { SkyIcon } from './SkyIcon.tsx';

/** Metres a second from which a wind is felt by a ball, and from which it decides the round. */
const BREEZE = 4;
const STRONG = 8;

function toWind(wind: number): 'calm' | 'breeze' | 'strong' {
  if (wind >= STRONG) return 'strong';
  return wind >= BREEZE ? 'breeze' : 'calm';
}

/** R7.19: the weather of a day in words, with an icon: sky, chance of rain, wind, temperatures. */
export function DayForecast({ weather }: { readonly weather: DayWeather }) {
  const t = useTranslations('weather');
  const { sky, rainChance, wind, high, low } = weather;
  return (
    <p className={classes['forecast']}>
      <SkyIcon sky={sky} className={classes['icon']} />
      <b>{t(`sky.${sky}`)}</b>
      <span>{t('temperature', { high, low })}</span>
      <span>{t('rain', { chance: rainChance })}</span>
      <span>{t(`wind.${toWind(wind)}`, { wind })}</span>
    </p>
  );
}
