export { CardWeather as View } from './CardWeather.tsx';
