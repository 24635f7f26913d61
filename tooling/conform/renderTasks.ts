import type { WidgetManifest } from 'shared-contracts/widget';
import type { RenderJob } from 'server-kit/renderer/messages';
import type { ConformSite } from '../site/conformSite.ts';

/** The time of the host's clock. */
const NOW = Date.UTC(2026, 10, 20, 23);

/** Returns one first paint for every slot of a widget, on every page of its site, in every language. */
export function renderTasks(
  { slots, config }: Pick<WidgetManifest, 'slots' | 'config'>,
  site: Pick<ConformSite, 'pages' | 'locales' | 'config'>,
): readonly RenderJob[] {
  const defaults = Object.fromEntries(
    Object.entries(config).map(([key, setting]) => [key, setting.default]),
  );
  return slots.flatMap((slot) =>
    site.pages.flatMap((page) =>
      site.locales.map((locale) => ({
        slot,
        props: { page, query: '' },
        locale,
        device: 'PC' as const,
        config: { ...defaults, ...site.config },
        now: NOW,
      })),
    ),
  );
}
