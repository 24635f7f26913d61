/** @jest-environment node */
import { readLocale } from './requestLocale.ts';

const english = { 'accept-language': 'en-GB,en;q=0.9' };

describe('the locale of a request', () => {
  it('[R9.06] is what the browser asks for, and Japanese where it asks for nothing', () => {
    expect(readLocale('', english)).toEqual({ locale: 'en-US', remember: undefined });
    expect(readLocale('', {})).toEqual({ locale: 'ja-JP', remember: undefined });
  });

  it('[R9.06] [R3.01] is `lang` before everything, and that is remembered', () => {
    const { locale, remember } = readLocale('area[]=12&lang=zh-TW', {
      ...english,
      cookie: 'asashiba_locale=ko-KR',
    });
    expect([locale, remember]).toEqual([
      'zh-Hant',
      'asashiba_locale=zh-Hant; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    ]);
  });

  it('[R9.06] is what was chosen before rather than what the browser asks for', () => {
    expect(readLocale('', { ...english, cookie: 'a=b; asashiba_locale=ko-KR' })).toEqual({
      locale: 'ko-KR',
      remember: undefined,
    });
    expect(readLocale('lang=ko', { cookie: 'asashiba_locale=ko-KR' })).toEqual({
      locale: 'ko-KR',
      remember: undefined,
    });
  });

  it('[R9.06] does not heed a language that is none of ours, in the address or in the cookie', () => {
    expect(readLocale('lang=xx', english)).toEqual({ locale: 'en-US', remember: undefined });
    expect(readLocale('lang=%3Cscript%3E', { cookie: 'asashiba_locale=../../etc' })).toEqual({
      locale: 'ja-JP',
      remember: undefined,
    });
  });
});
