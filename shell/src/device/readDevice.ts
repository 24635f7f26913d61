import type { DeviceClass } from 'shared-contracts/widget';
import type { Browser, DeviceState } from './deviceState.ts';

/** The request headers that describe a device, under Node's names. */
export interface AgentHeaders {
  readonly 'user-agent'?: string | undefined;
  readonly 'sec-ch-ua-mobile'?: string | undefined;
  readonly 'sec-ch-ua-platform'?: string | undefined;
}

/**
 * Characters of a user agent string that are read. Longer ones are not from a browser and cost
 * time.
 */
const LONGEST_AGENT = 1024;
/** R9.07: the signature of our reservation apps: `AsashibaReserve-iOS/5.12.0`. */
const OWN_APP = /\bAsashibaReserve-(iOS|Android)\/(\d{1,4})(?!\d)/;
const OLD_PHONE = /DoCoMo|KDDI|UP\.Browser|SoftBank|Vodafone|J-PHONE|WILLCOM|Opera Mini/;
const FOREIGN_APP = /\bLine\/|FBAN|FBAV|Instagram|Twitter|YJApp|\bGSA\/|MicroMessenger|KAKAOTALK/;
/** The first that matches counts, because most browsers also use the names of others. */
const BROWSERS: readonly (readonly [Browser, RegExp])[] = [
  ['ie', /MSIE |Trident\//],
  ['edge', /Edge?\/|EdgA\/|EdgiOS\//],
  ['opera', /OPR\/|Opera/],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['safari', /Safari\//],
];

function byAgent(agent: string): DeviceClass {
  if (/iPad|Tablet|Kindle|Silk\/|Android(?!.*Mobile)/.test(agent)) return 'TB';
  return /iPhone|iPod|Mobile/.test(agent) || OLD_PHONE.test(agent) ? 'MB' : 'PC';
}

/** R3.11: client hints count before the user agent string. */
function deviceOf(
  agent: string,
  mobile: string | undefined,
  platform: string | undefined,
): DeviceClass {
  if (mobile === '?1') return 'MB';
  if (mobile === '?0') return platform === '"Android"' ? 'TB' : 'PC';
  return byAgent(agent);
}

/** R9.07: our app runs on phones and tablets. Its own signature must not hide which. */
function deviceOfApp(agent: string): DeviceClass {
  return byAgent(agent.replace(OWN_APP, '')) === 'TB' ? 'TB' : 'MB';
}

function designFor(device: DeviceClass, isOwnApp: boolean): DeviceState['design'] {
  if (isOwnApp) return 'app';
  return device === 'MB' ? 'sp' : 'pc';
}

/** On iOS the user agent string of a page inside an app lacks `Safari/`. */
function isWebview(agent: string): boolean {
  return (
    /; wv\)/.test(agent) ||
    (/iPhone|iPad|iPod/.test(agent) && /AppleWebKit/.test(agent) && !/Safari\//.test(agent))
  );
}

/** R3.30: reads the device from any headers. Without headers it is a computer. */
export function readDevice(headers: AgentHeaders): DeviceState {
  const agent = (headers['user-agent'] ?? '').slice(0, LONGEST_AGENT);
  const platform = headers['sec-ch-ua-platform'];
  const [, app, version] = OWN_APP.exec(agent) ?? [];
  const device =
    app === undefined ? deviceOf(agent, headers['sec-ch-ua-mobile'], platform) : deviceOfApp(agent);
  const [browser = 'other'] = BROWSERS.find(([, pattern]) => pattern.test(agent)) ?? [];
  return {
    device,
    browser,
    isPc: device === 'PC',
    isMobile: device === 'MB',
    isTablet: device === 'TB',
    isAppleOs:
      /iPhone|iPad|iPod|Macintosh/.test(agent) || platform === '"macOS"' || platform === '"iOS"',
    isWindows: /Windows/.test(agent) || platform === '"Windows"',
    isWebview: app !== undefined || isWebview(agent),
    isInApp: app !== undefined || FOREIGN_APP.test(agent),
    isSafari: browser === 'safari',
    isInternetExplorer: browser === 'ie',
    isIosApp: app === 'iOS',
    isAndroidApp: app === 'Android',
    appVersion: version === undefined ? undefined : Number(version),
    fromMobile: app !== undefined || device === 'MB' || OLD_PHONE.test(agent),
    design: designFor(device, app !== undefined),
  };
}
