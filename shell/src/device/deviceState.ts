import type { DeviceClass } from 'shared-contracts/widget';

export type Browser =
  'chrome' | 'safari' | 'firefox' | 'edge' | 'samsung' | 'opera' | 'ie' | 'other';

/**
 * Whose defaults the page has: those of a computer, of a phone, or of our app, which has header and
 * footer of its own. CSS alone decides the layout.
 */
export type Design = 'pc' | 'sp' | 'app';

/** R3.30: what is known of the browser. Client hints count before the user agent string. */
export interface DeviceState {
  readonly device: DeviceClass;
  readonly browser: Browser;
  readonly isPc: boolean;
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isAppleOs: boolean;
  readonly isWindows: boolean;
  /** The page is shown in another program's window. */
  readonly isWebview: boolean;
  /** That program is an app: a messenger, a social network, or our own. */
  readonly isInApp: boolean;
  readonly isSafari: boolean;
  readonly isInternetExplorer: boolean;
  /** The page is shown in our reservation app of that system. */
  readonly isIosApp: boolean;
  readonly isAndroidApp: boolean;
  /** R9.07: the app's major version; undefined outside the apps. */
  readonly appVersion: number | undefined;
  /** R9.07: a smartphone, an older mobile phone, or one of the apps. */
  readonly fromMobile: boolean;
  readonly design: Design;
}

/**
 * What a document says of the device. It is the same for all browsers of one class, so that they
 * share documents (ADR 029); a document for our app says everything.
 */
export type DocumentAgent = Pick<
  DeviceState,
  'device' | 'isPc' | 'isMobile' | 'isTablet' | 'fromMobile' | 'design'
> &
  Partial<DeviceState>;
