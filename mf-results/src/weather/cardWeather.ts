import { useEffect } from 'react';
import { useHost } from 'shared-ui/island';
import { lateView } from '../on-demand/lateView.tsx';

/** Stands for a chunk that was lost: the cards are whole without it. */
function withoutWeather(error: unknown) {
  const View = () => {
    const { telemetry } = useHost();
    useEffect(() => telemetry.error(error, { call: 'card-weather' }), [telemetry]);
    return null;
  };
  return { View };
}

/** The weather of all cards, in a chunk of its own. */
export const cardWeather = lateView(() =>
  import(/* webpackChunkName: "card-weather" */ './cardWeatherChunk.ts').catch(withoutWeather),
);

/** The name of a card's weather among those of all cards. */
export function cardWeatherKey(courseId: number, playDate: string | undefined): string {
  return `${courseId} ${playDate}`;
}
