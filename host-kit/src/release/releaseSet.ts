import type { Language } from 'shared-contracts/locale';
import type { CONTRACT_VERSION } from 'shared-contracts/widget';

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
