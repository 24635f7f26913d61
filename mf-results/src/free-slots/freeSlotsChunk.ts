export { FreeSlots as View } from './FreeSlots.tsx';
export { CardWeather } from '../weather/CardWeather.tsx';
