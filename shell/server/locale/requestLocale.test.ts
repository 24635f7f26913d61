/** @jest-environment node */
import { readLocale } from './requestLocale.ts';

const ENGLISH = 'en-GB,en;q=0.9';

describe('the locale of a request', () => {
  it('[R9.06] is the one that the browser prefers, and Japanese without a preference', () => {
    expect(readLocale('', {}, ENGLISH)).toEqual({ locale: 'en-US', remember: undefined });
    expect(readLocale('', {}, undefined)).toEqual({ locale: 'ja-JP', remember: undefined });
  });

  it('[R9.06] [R3.01] is `lang` of the address first of all, and a cookie remembers it', () => {
    const { locale, remember } = readLocale(
      'area[]=12&lang=zh-TW',
      { asashiba_locale: 'ko-KR' },
      ENGLISH,
    );
    expect([locale, remember]).toEqual([
      'zh-Hant',
      {
        name: 'asashiba_locale',
        value: 'zh-Hant',
        options: { path: '/', maxAge: 31_536_000, sameSite: 'lax', httpOnly: true },
      },
    ]);
  });

  it('[R9.06] is the remembered one rather than the one that the browser prefers', () => {
    expect(readLocale('', { a: 'b', asashiba_locale: 'ko-KR' }, ENGLISH)).toEqual({
      locale: 'ko-KR',
      remember: undefined,
    });
    expect(readLocale('lang=ko', { asashiba_locale: 'ko-KR' }, undefined)).toEqual({
      locale: 'ko-KR',
      remember: undefined,
    });
  });

  it('[R9.06] ignores an unknown language in the address and in the cookie', () => {
    expect(readLocale('lang=xx', {}, ENGLISH)).toEqual({ locale: 'en-US', remember: undefined });
    expect(readLocale('lang=%3Cscript%3E', { asashiba_locale: '../../etc' }, undefined)).toEqual({
      locale: 'ja-JP',
      remember: undefined,
    });
  });
});
