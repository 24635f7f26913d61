import type { AlertContent, Locale } from 'shared-contracts/widget';
import type { Messages } from '../../src/messages/catalogues.ts';
import type { MapTiles } from 'shared-contracts/site';
import type { DeviceState, DocumentAgent } from '../../src/device/deviceState.ts';
import type { NeighbourLinks } from '../../src/links/neighbours.ts';
import type { Destination } from '../../src/navigation/decision.ts';
import type { SiteRules } from '../../src/site-rules/siteRules.ts';
import { routeOf } from '../../src/routes/routes.ts';
import type { PageState } from '../../src/document/pageState.ts';
import type { ReleaseSet } from 'host-kit/release/releaseSet';
import type { Clock } from 'server-kit/clock';
import type { ShellBuild } from '../document/shellBuild.ts';
import { linksAt, toSites } from './sites.ts';

export interface PageStateOptions {
  readonly shell: Pick<ShellBuild, 'build' | 'builtAt' | 'catalogueOf'>;
  readonly clock: Clock;
  readonly sitesBase: string;
  readonly userApiUrl: string;
  /** Addresses of the neighbours that are not below `sitesBase`. */
  readonly siteLinks: Partial<NeighbourLinks>;
  /** R3.25: the service name of this site at the user site. */
  readonly serviceId: string;
  readonly origin: string;
  /** The origin of the frames, which is not the page's. */
  readonly frameOrigin: string;
  readonly mapTiles?: MapTiles | undefined;
  /** The share of traces that are recorded; undefined if none are. */
  readonly tracesShare?: number | undefined;
  /** Whether the pages say that everything on them is invented. Default: false. */
  readonly isDemonstration?: boolean;
  /** Other origins to which a rule may redirect. */
  readonly redirectOrigins: readonly string[];
}

const MINUTE = 60_000;

/** Returns what a document says of a device: all of our app, but of no other browser its name. */
function toDocumentAgent(agent: DeviceState): DocumentAgent {
  const { device, isPc, isMobile, isTablet, fromMobile, design } = agent;
  return design === 'app' ? agent : { device, isPc, isMobile, isTablet, fromMobile, design };
}

/** R3.28, R9.06: returns the news that a newly chosen language is remembered. */
function languageKept({ languageKept: { title, message } }: Messages): AlertContent {
  return { severity: 'success', title, messages: [message] };
}

export interface PageStateParts {
  readonly destination: Destination;
  readonly locale: Locale;
  readonly agent: DeviceState;
  readonly rules: SiteRules;
  readonly release: ReleaseSet;
  /** Whether the visitor has just chosen the language on this site. A link from elsewhere says nothing. */
  readonly keepsLanguage?: boolean;
}

/**
 * R7.09: returns a function that makes the state of one page, which the server sends to the
 * browser. It is the same for all visitors of one device class and language in one minute (ADR 029).
 */
export function pageStateMaker({
  shell,
  clock,
  sitesBase,
  userApiUrl,
  siteLinks,
  serviceId,
  origin,
  frameOrigin,
  mapTiles,
  tracesShare,
  isDemonstration = false,
  redirectOrigins,
}: PageStateOptions) {
  const links = linksAt(sitesBase, siteLinks, serviceId);
  const sites = toSites(links, userApiUrl);
  return ({
    destination: { path, query },
    locale,
    agent,
    rules,
    release,
    keepsLanguage = false,
  }: PageStateParts): PageState => ({
    page: routeOf(path, agent.device).page,
    path,
    query,
    locale,
    messages: shell.catalogueOf(locale),
    device: agent.device,
    agent: toDocumentAgent(agent),
    now: Math.floor(clock() / MINUTE) * MINUTE,
    sites,
    links,
    origin,
    frameOrigin,
    release,
    ...(mapTiles && { mapTiles }),
    ...(tracesShare !== undefined && { tracesShare }),
    ...(isDemonstration && { isDemonstration }),
    ...(keepsLanguage && { alert: languageKept(shell.catalogueOf(locale)) }),
    build: shell.build,
    builtAt: shell.builtAt,
    rules,
    redirectOrigins,
  });
}

export type MakePageState = ReturnType<typeof pageStateMaker>;
