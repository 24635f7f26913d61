import { useEffect } from 'react';
import { useHost } from 'shared-ui/island';
import { freeSlots } from './freeSlots.ts';
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

/** The weather of all cards; it draws as the free starts do, in whose chunk it is. */
export const cardWeather = lateView(() =>
  freeSlots.load().then(({ CardWeather }) => ({ View: CardWeather }), withoutWeather),
);
