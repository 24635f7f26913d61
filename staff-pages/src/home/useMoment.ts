import { createContext, useContext } from 'react';
import { toMoment } from './toMoment.ts';

const ENGLISH = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The language of the page; Japanese unless it is given. */
export const PageLocale = createContext<'ja-JP' | 'en-US'>('ja-JP');

/** Returns what says a moment (milliseconds since 1970) in Japan's time, in the language of the page. */
export function useMoment(): (time: number) => string {
  return useContext(PageLocale) === 'en-US' ? (time) => ENGLISH.format(time) : toMoment;
}
