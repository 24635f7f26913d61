import type { DeviceState } from '../device/deviceState.ts';
import type { SiteRules } from '../site-rules/siteRules.ts';
import type { Language } from 'shared-contracts/locale';
import type {
  CONTRACT_VERSION,
  DeviceClass,
  Locale,
  MapTiles,
  PageName,
  Sites,
} from 'shared-contracts/widget';
import type { NeighbourLinks } from '../links/neighbours.ts';
import type { Messages } from '../messages/catalogues.ts';

/** One widget's version as one document uses it. */
export interface ReleasedWidget {
  readonly name: string;
  readonly version: string;
  readonly contract: typeof CONTRACT_VERSION | number;
  /** Global variable that its entry defines. */
  readonly global: string;
  /** `/remotes/<widget>/<version>/remoteEntry.js`; an absolute address where a preview takes it from a developer's machine. */
  readonly entry: string;
  readonly integrity: string;
  /** Its module in the language of the document, `widget-en`; `widget` is the Japanese one. */
  readonly module: string;
  /** The language that it speaks here. */
  readonly language: Language;
  /** The widget's settings: its manifest's defaults under the registry's values. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Why this document uses it. */
  readonly why: 'stable' | 'canary' | 'preview' | 'last-good';
  /** What stands in where it cannot be loaded or crashes at mount. */
  readonly lastGood?: ReleasedWidget;
}

/** Which version of which widget one document uses, and who fills which slot. Chosen at each document load. */
export interface ReleaseSet {
  readonly widgets: Readonly<Record<string, ReleasedWidget>>;
  /** Slot to widget. */
  readonly slots: Readonly<Record<string, string>>;
}

/** What a choice between the versions of a widget rested on, for developers. */
export interface ChoiceReason {
  /** Which hundredth of the visitors this browser belongs to, 0 to 99, where it was asked. */
  readonly bucket?: number;
  /** The version on trial, and the per cent of visitors whose hundredth lies below it. */
  readonly canary?: { readonly version: string; readonly traffic: number };
  readonly stable?: string;
}

/** Whether this site itself serves a version, and its team has published it. */
export function isOurs(entry: string): boolean {
  return entry.startsWith('/');
}

/** Nothing is trusted that stands elsewhere but what a preview takes from a developer's machine. */
export function isLocalPreview({ entry, why }: ReleasedWidget): boolean {
  return why === 'preview' && !isOurs(entry);
}

/** Every version that the document may come to run. */
export function withLastGood({ widgets }: ReleaseSet): ReleasedWidget[] {
  return Object.values(widgets).flatMap((widget) =>
    widget.lastGood ? [widget, widget.lastGood] : [widget],
  );
}

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
