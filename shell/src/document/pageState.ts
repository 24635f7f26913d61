import type { DocumentState } from 'host-kit/document/documentState';
import type { MapTiles } from 'shared-contracts/site';
import type { DeviceState } from '../device/deviceState.ts';
import type { NeighbourLinks } from '../links/neighbours.ts';
import type { Messages } from '../messages/catalogues.ts';
import type { SiteRules } from '../site-rules/siteRules.ts';

/** What the server tells the browser about the document; JSON in `#page-state`. */
export interface PageState extends DocumentState {
  /** The frame's own catalogue: one language, with the document. */
  readonly messages: Messages;
  /** R3.30. */
  readonly agent: DeviceState;
  readonly mapTiles?: MapTiles;
  /** R2.22: the neighbours of header and footer. */
  readonly links: NeighbourLinks;
  /** What held for navigation when the document was made. */
  readonly rules: SiteRules;
  /** Other origins that a rule may lead to. */
  readonly redirectOrigins: readonly string[];
  /** With which this document tells of its visit; it tells of none without. */
  readonly ticket?: string;
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
