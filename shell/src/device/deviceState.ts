import type { DeviceClass } from 'shared-contracts/widget';

export type Browser =
  'chrome' | 'safari' | 'firefox' | 'edge' | 'samsung' | 'opera' | 'ie' | 'other';

/** Which defaults the page has: of a computer, of a phone, or of our app, which brings bars of its own. The layout is CSS's to decide. */
export type Design = 'pc' | 'sp' | 'app';

/** R3.30: what the agent says of itself, client hints before the agent's name. */
export interface DeviceState {
  readonly device: DeviceClass;
  readonly browser: Browser;
  readonly isPc: boolean;
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isAppleOs: boolean;
  readonly isWindows: boolean;
  /** The page stands in another program's window. */
  readonly isWebview: boolean;
  /** That program is an app: a messenger, a social network, or ours. */
  readonly isInApp: boolean;
  readonly isSafari: boolean;
  readonly isInternetExplorer: boolean;
  /** Our reservation apps. */
  readonly isIosApp: boolean;
  readonly isAndroidApp: boolean;
  /** R9.07: the app's major version; undefined outside the apps. */
  readonly appVersion: number | undefined;
  /** R9.07: a smartphone, an older mobile phone, or one of the apps. */
  readonly fromMobile: boolean;
  readonly design: Design;
}
