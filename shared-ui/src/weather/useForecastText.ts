import type { DayWeather } from 'shared-contracts/gateway';
import { useTranslations } from '../messages/index.ts';

/** R7.19: returns a function that says the weather of a day in a few words, the texts `weather` of the widget. */
export function useForecastText(): (weather: DayWeather) => string {
  const t = useTranslations('weather');
  return ({ sky, high, low, rainChance: chance }) =>
    [t(`sky.${sky}`), t('temperature', { high, low }), t('rain', { chance })].join(' ');
}
