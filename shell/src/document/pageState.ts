import type { DeviceClass, Locale } from 'shared-contracts/widget';
import type { MapTiles, PageName, Sites } from 'shared-contracts/site';
import type { DeviceState } from '../device/deviceState.ts';
import type { NeighbourLinks } from '../links/neighbours.ts';
import type { Messages } from '../messages/catalogues.ts';
import type { ChoiceReason, ReleaseSet } from '../release/releaseSet.ts';
import type { SiteRules } from '../site-rules/siteRules.ts';

/** What the server tells the browser about the document; JSON in `#page-state`. */
export interface PageState {
  readonly page: PageName;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly locale: Locale;
  /** The frame's own catalogue: one language, with the document. */
  readonly messages: Messages;
  readonly device: DeviceClass;
  /** R3.30. */
  readonly agent: DeviceState;
  /** Milliseconds since 1970, from the server's clock. */
  readonly now: number;
  readonly sites: Sites;
  readonly mapTiles?: MapTiles;
  /** R2.22: the neighbours of header and footer. */
  readonly links: NeighbourLinks;
  /** The site's own origin: `https://golf.example`. */
  readonly origin: string;
  readonly release: ReleaseSet;
  /** The shell's own build, and when it was made: milliseconds since 1970. */
  readonly build: string;
  readonly builtAt: number;
  /** What held for navigation when the document was made. */
  readonly rules: SiteRules;
  /** Other origins that a rule may lead to. */
  readonly redirectOrigins: readonly string[];
  /** The version that this browser is shown in place of the one that is due, until `expires` (ISO 8601). */
  readonly preview?: {
    readonly widget: string;
    /** Empty where nothing answers at the address. */
    readonly version: string;
    readonly expires: string;
    /** Of the developer's machine that it comes from, unsigned; missing where it was published. */
    readonly address?: string;
  };
  /** With which this document tells of its visit; it tells of none without. */
  readonly ticket?: string;
  /** Only where a developer may look into the document (ADR 020): by widget. */
  readonly developer?: { readonly reasons: Readonly<Record<string, ChoiceReason>> };
  /** What went wrong, where the document stands for it (R8.08). */
  readonly failure?: Failure;
}

export interface Failure {
  readonly status: number;
  /** Only of what the visitor may know. */
  readonly message?: string | undefined;
  /** By which the log finds it. */
  readonly id?: string | undefined;
}

export const PAGE_STATE_ID = 'page-state';
