export * from './DayForecast.tsx';
export * from './SkyIcon.tsx';
export * from './useForecastText.ts';
