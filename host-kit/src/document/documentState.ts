import type { PageName, Sites } from 'shared-contracts/site';
import type { DeviceClass, Locale } from 'shared-contracts/widget';
import type { ChoiceReason, ReleaseSet } from '../release/releaseSet.ts';

/** One version of a preview. */
export interface PreviewedVersion {
  /**
   * What is to be said of it: it is published (`text`), comes from a developer's machine, unsigned
   * (`local`), nothing answers there (`noLocal`), or it was taken back (`gone`).
   */
  readonly is: 'text' | 'local' | 'noLocal' | 'gone';
  readonly widget: string;
  /** Empty if nothing answers at the address. */
  readonly version: string;
  /** The address of the developer's machine; empty for a published version. */
  readonly address: string;
}

/**
 * What the server tells every script of the host about a document. It stands as JSON in the element `#page-state`. The
 * shell's own `PageState` adds what its frame alone needs.
 */
export interface DocumentState {
  readonly page: PageName;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly locale: Locale;
  readonly device: DeviceClass;
  /** Milliseconds since 1970, from the server's clock. */
  readonly now: number;
  readonly sites: Sites;
  /** The site's own origin: `https://golf.example`. */
  readonly origin: string;
  readonly release: ReleaseSet;
  /** The name of the shell's build. */
  readonly build: string;
  /** When the shell was built: milliseconds since 1970. */
  readonly builtAt: number;
  /** The versions that this browser gets in place of the usual ones, and until when, in Japan's time. */
  readonly preview?: {
    readonly until: string;
    readonly shown: readonly PreviewedVersion[];
  };
  /** By widget, what the choice of its version rested on. Missing where no developer may look in (ADR 020). */
  readonly developer?: { readonly reasons: Readonly<Record<string, ChoiceReason>> };
}

/** The id of the element that holds the state. */
export const PAGE_STATE_ID = 'page-state';
