import type { CONTRACT_VERSION } from 'shared-contracts/widget';

/** One widget's version as one document uses it. */
export interface ReleasedWidget {
  readonly name: string;
  readonly version: string;
  readonly contract: typeof CONTRACT_VERSION | number;
  /** The global variable that its entry defines. */
  readonly global: string;
  /**
   * `/remotes/<widget>/<version>/remoteEntry.js`, or an absolute address if a preview takes the
   * version from a developer's machine.
   */
  readonly entry: string;
  readonly integrity: string;
  /**
   * Present if the entry takes the runtime of federation from the host, as builds before ADR 032
   * do.
   */
  readonly needsRuntime?: true;
  /** The name of its module in `language`: `widget` for Japanese, else for example `widget-en`. */
  readonly module: string;
  /** The language of its texts in this document, for example `zh-Hans`. */
  readonly language: string;
  /** The widget's settings: the registry's values over the defaults of its manifest. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The events of its own that its manifest declares as sent. Missing if there are none. */
  readonly sends?: readonly string[];
  /** The events that its manifest declares as heard. Missing if there are none. */
  readonly hears?: readonly string[];
  /** Why this document uses this version. */
  readonly why: 'stable' | 'canary' | 'preview' | 'last-good';
  /** The version that stands in if this one cannot be loaded or fails. */
  readonly lastGood?: ReleasedWidget;
}

/**
 * Which version of each widget one document uses, and which widget fills each slot. Chosen at each
 * document load.
 */
export interface ReleaseSet {
  /** The versions by the name of their widget. */
  readonly widgets: Readonly<Record<string, ReleasedWidget>>;
  /** The name of the widget for each slot. */
  readonly slots: Readonly<Record<string, string>>;
}

/** Why a version of a widget was chosen, for developers. */
export interface ChoiceReason {
  /**
   * The hundredth of the visitors that this browser belongs to, 0 to 99. Missing if it did not
   * count.
   */
  readonly bucket?: number;
  /**
   * The version on trial, and the percentage of visitors that get it: those with a lower bucket.
   */
  readonly canary?: { readonly version: string; readonly traffic: number };
  readonly stable?: string;
}

/**
 * Returns whether this site serves the version with this entry, because its team has published it.
 */
export function isOurs(entry: string): boolean {
  return entry.startsWith('/');
}

/**
 * Returns whether a preview takes the version from a developer's machine. No other entry outside of
 * this site is trusted.
 */
export function isLocalPreview({ entry, why }: ReleasedWidget): boolean {
  return why === 'preview' && !isOurs(entry);
}

/** Returns every version that the document may run, with the last good ones. */
export function withLastGood({ widgets }: ReleaseSet): ReleasedWidget[] {
  return Object.values(widgets).flatMap((widget) =>
    widget.lastGood ? [widget, widget.lastGood] : [widget],
  );
}
