import fc from 'fast-check';
import { readDevice, type AgentHeaders } from './readDevice.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const IN_IOS_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const GALAXY_TAB =
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const ANDROID_WEBVIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36';

function by(agent: string, hints: AgentHeaders = {}) {
  return readDevice({ 'user-agent': agent, ...hints });
}

describe('the state of a device', () => {
  it.each([
    [
      'a Mac',
      MAC,
      {
        device: 'PC',
        isPc: true,
        browser: 'safari',
        isSafari: true,
        isAppleOs: true,
        fromMobile: false,
        design: 'pc',
      },
    ],
    [
      'Windows',
      WINDOWS,
      { device: 'PC', browser: 'chrome', isWindows: true, isAppleOs: false, isSafari: false },
    ],
    ['Edge', `${WINDOWS} Edg/156.0`, { browser: 'edge' }],
    [
      'Internet Explorer',
      'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
      { browser: 'ie', isInternetExplorer: true, isWindows: true },
    ],
    [
      'Firefox',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { browser: 'firefox', device: 'PC' },
    ],
    [
      'an iPhone',
      IPHONE,
      {
        device: 'MB',
        isMobile: true,
        isAppleOs: true,
        isSafari: true,
        fromMobile: true,
        design: 'sp',
        isWebview: false,
        isIosApp: false,
      },
    ],
    [
      'Chrome on an iPhone',
      IPHONE.replace('Version/18.0', 'CriOS/156.0'),
      { browser: 'chrome', isSafari: false },
    ],
    [
      'an iPad',
      IPAD,
      { device: 'TB', isTablet: true, isAppleOs: true, fromMobile: false, design: 'pc' },
    ],
    [
      'an Android phone',
      PIXEL,
      { device: 'MB', browser: 'chrome', isAppleOs: false, fromMobile: true },
    ],
    ['an Android tablet', GALAXY_TAB, { device: 'TB', fromMobile: false }],
    [
      'Samsung Internet',
      PIXEL.replace('Chrome/156', 'SamsungBrowser/28.0 Chrome/156'),
      { browser: 'samsung' },
    ],
    ['a webview of Android', ANDROID_WEBVIEW, { isWebview: true, isInApp: false, device: 'MB' }],
    [
      'LINE',
      `${IN_IOS_APP} Safari Line/15.0.0`,
      { isWebview: true, isInApp: true, isIosApp: false, design: 'sp' },
    ],
    [
      'an older mobile phone',
      'DoCoMo/2.0 P01A(c500;TB;W24H15)',
      { device: 'MB', fromMobile: true, appVersion: undefined },
    ],
    [
      'no agent at all',
      '',
      { device: 'PC', browser: 'other', fromMobile: false, appVersion: undefined, design: 'pc' },
    ],
  ])('[R3.30] is read for %s', (_what, agent, state) => {
    expect(by(agent)).toMatchObject(state);
  });

  it.each([
    [
      'iOS',
      `${IN_IOS_APP} AsashibaReserve-iOS/5.12.0`,
      { isIosApp: true, isAndroidApp: false, appVersion: 5, isAppleOs: true },
    ],
    [
      'Android',
      `${ANDROID_WEBVIEW} AsashibaReserve-Android/12.0`,
      { isIosApp: false, isAndroidApp: true, appVersion: 12, isAppleOs: false },
    ],
  ])(
    '[R9.07][R3.30] of the reservation app for %s has its major version, counts as mobile, and has the design of the app',
    (_what, agent, state) => {
      expect(by(agent)).toMatchObject({
        ...state,
        fromMobile: true,
        isWebview: true,
        isInApp: true,
        design: 'app',
        device: 'MB',
      });
    },
  );

  it('[R3.30] follows client hints before the user agent string', () => {
    expect(
      by(WINDOWS, { 'sec-ch-ua-mobile': '?1', 'sec-ch-ua-platform': '"Android"' }),
    ).toMatchObject({ device: 'MB', design: 'sp', fromMobile: true });
    expect(by(PIXEL, { 'sec-ch-ua-mobile': '?0', 'sec-ch-ua-platform': '"Linux"' }).device).toBe(
      'PC',
    );
    expect(
      by(WINDOWS, { 'sec-ch-ua-mobile': '?0', 'sec-ch-ua-platform': '"Android"' }).device,
    ).toBe('TB');
    expect(by('', { 'sec-ch-ua-platform': '"macOS"' })).toMatchObject({
      isAppleOs: true,
      isWindows: false,
    });
  });

  it('[R3.30] is exactly one of PC, mobile and tablet, for any headers', () => {
    const header = fc.option(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('?0', '?1', '"Android"')),
      { nil: undefined },
    );
    fc.assert(
      fc.property(header, header, header, (agent, mobile, platform) => {
        const { isPc, isMobile, isTablet } = readDevice({
          'user-agent': agent,
          'sec-ch-ua-mobile': mobile,
          'sec-ch-ua-platform': platform,
        });
        expect([isPc, isMobile, isTablet].filter(Boolean)).toHaveLength(1);
      }),
    );
  });
});
