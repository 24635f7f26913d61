import type { EventName } from '../site.ts';
import type { WidgetManifest } from './manifest.ts';

/** One setting of a widget, which the registry may override for a live version. */
type ConfigSetting = WidgetManifest['config'][string];

/** The rules of `rolloutRules` that a team names; the others are those of the platform. */
export interface RolloutWish {
  /** Parts of the visits, or of the documents (`unheard`). */
  readonly worseBy?: Partial<Readonly<Record<'failed' | 'slow' | 'unheard', number>>>;
  readonly step?: { readonly visits?: number; readonly minutes?: number };
}

/**
 * The content of `widget.config.ts`. The build adds versions, schemas, files and hashes and writes
 * `widget.json`.
 */
export interface WidgetSource {
  /** The slots of the shell that this widget can fill. */
  readonly slots: readonly string[];
  readonly sends: readonly EventName[];
  readonly hears: readonly EventName[];
  readonly config: Readonly<Record<string, ConfigSetting>>;
  /**
   * The style sheets that a usual first paint does not need: files, and folders with a slash at the
   * end, as paths from the package's folder. They become one file that comes after the others (ADR
   * 037). A class of it must not stand on one element with a class of a sheet that it does not
   * outrank.
   */
  readonly laterStyles?: readonly string[];
  /**
   * The texts that only later parts show, by their paths in the catalogue: `calendar`, `card.coupon`. What
   * begins with `!` stays with the first texts: `!calendar.loading`. They become one file for each language,
   * which comes with the chunk of such a part (ADR 016).
   */
  readonly laterTexts?: readonly string[];
  /**
   * The most bytes (brotli) of script at the first paint, beyond the shared packages and the entry.
   * The build and the registry refuse a version above it.
   */
  readonly budget?: number;
  /** Rules for its canaries that are stricter than the platform's. */
  readonly rollout?: RolloutWish;
}

/** Returns its argument; it only lets the editor check and complete the fields. */
export function defineWidget(source: WidgetSource): WidgetSource {
  return source;
}
