import type { DeviceClass, Locale } from 'shared-contracts/widget';
import type { MapTiles, PageName, Sites } from 'shared-contracts/site';
import type { DeviceState } from '../device/deviceState.ts';
import type { NeighbourLinks } from '../links/neighbours.ts';
import type { Messages } from '../messages/catalogues.ts';
import type { ChoiceReason, ReleaseSet } from '../release/releaseSet.ts';
import type { SiteRules } from '../site-rules/siteRules.ts';

/** What the server tells the browser about the document, as JSON in the element `#page-state`. */
export interface PageState {
  readonly page: PageName;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly locale: Locale;
  /** The frame's texts in the language of the document. */
  readonly messages: Messages;
  readonly device: DeviceClass;
  /** R3.30: what is known of the browser. */
  readonly agent: DeviceState;
  /** Milliseconds since 1970, from the server's clock. */
  readonly now: number;
  readonly sites: Sites;
  readonly mapTiles?: MapTiles;
  /** R2.22: the addresses of the other sites that header and footer link to. */
  readonly links: NeighbourLinks;
  /** The site's own origin: `https://golf.example`. */
  readonly origin: string;
  readonly release: ReleaseSet;
  /** The id of the shell's build. */
  readonly build: string;
  /** When that build was made, in milliseconds since 1970. */
  readonly builtAt: number;
  /** The rules for navigation that held when the document was made. */
  readonly rules: SiteRules;
  /** Other origins that a rule may redirect to. */
  readonly redirectOrigins: readonly string[];
  /**
   * The version that this browser previews until `expires` (ISO 8601). Missing without a preview.
   */
  readonly preview?: {
    readonly widget: string;
    /** Empty if nothing answers at `address`. */
    readonly version: string;
    readonly expires: string;
    /**
     * The address of the developer's machine that serves it unsigned. Missing if it is published.
     */
    readonly address?: string;
  };
  /** Proves that a visit's report comes from this document. Without it no report is sent. */
  readonly ticket?: string;
  /** The choice of each widget's version. Present only if a developer may inspect it (ADR 020). */
  readonly developer?: { readonly reasons: Readonly<Record<string, ChoiceReason>> };
  /** R8.08: what went wrong, if the document shows an error in place of a page. */
  readonly failure?: Failure;
}

/** R8.08: a failure that the document shows in place of a page. */
export interface Failure {
  /** The HTTP status. */
  readonly status: number;
  /** Present only if the visitor may read it. */
  readonly message?: string | undefined;
  /** The id of the request, under which the log has the error. */
  readonly id?: string | undefined;
}

/** The id of the element that holds the page state. */
export const PAGE_STATE_ID = 'page-state';
