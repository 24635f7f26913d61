import type { DocumentState } from 'host-kit/document/documentState';
import type { MapTiles } from 'shared-contracts/site';
import type { AlertContent } from 'shared-contracts/widget';
import type { DocumentAgent } from '../device/deviceState.ts';
import type { NeighbourLinks } from '../links/neighbours.ts';
import type { Messages } from '../messages/catalogues.ts';
import type { SiteRules } from '../site-rules/siteRules.ts';

/** What the server tells the browser about the document, as JSON in the element `#page-state`. */
export interface PageState extends DocumentState {
  /** The frame's texts in the language of the document. */
  readonly messages: Messages;
  /** R3.30: what is known of the device. */
  readonly agent: DocumentAgent;
  /** The origin of the frames, which is not the page's (ADR 007). */
  readonly frameOrigin: string;
  readonly mapTiles?: MapTiles;
  /** The share of documents that record their calls (ADR 055); missing where no traces are recorded. */
  readonly tracesShare?: number;
  /** Courses, prices and stock are invented. */
  readonly isDemonstration?: true;
  /** R2.22: the addresses of the other sites that header and footer link to. */
  readonly links: NeighbourLinks;
  /** The rules for navigation that held when the document was made. */
  readonly rules: SiteRules;
  /** Other origins that a rule may redirect to. */
  readonly redirectOrigins: readonly string[];
  /** R3.28: what the document begins with telling. */
  readonly alert?: AlertContent;
  /** Some widget has a version on trial or a watched one, so the browser reports this visit (ADR 019, ADR 070). */
  readonly countsVisit?: true;
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
