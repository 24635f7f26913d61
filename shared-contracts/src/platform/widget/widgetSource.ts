import type { EventName } from '../site.ts';
import type { WidgetManifest } from './manifest.ts';

/** One setting of a widget: what the registry may override for a live version. */
type ConfigSetting = WidgetManifest['config'][string];

/** What a team writes in `widget.config.ts`; the build adds versions, schemas, files and hashes and writes `widget.json`. */
export interface WidgetSource {
  /** Slots of the shell that this widget can fill. */
  readonly slots: readonly string[];
  readonly sends: readonly EventName[];
  readonly hears: readonly EventName[];
  readonly config: Readonly<Record<string, ConfigSetting>>;
  /** Most bytes (brotli) of script at the first paint, beyond the shared packages and the entry. Build and registry refuse a version above it. */
  readonly budget?: number;
}

/** `export default defineWidget({...})` gives the editor's help and nothing else. */
export function defineWidget(source: WidgetSource): WidgetSource {
  return source;
}
