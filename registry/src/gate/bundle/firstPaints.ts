import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderJob } from 'server-kit/renderer/messages';
import type { WidgetConfig, WidgetManifest } from 'shared-contracts/widget';
import * as z from 'zod';

const firstPaints = z.object({
  /** The pages on which each slot is painted. */
  pages: z.array(z.string()).min(1),
  /** The languages of the site, as BCP 47 tags. */
  locales: z.array(z.string()).min(1),
  /** The names by which versions have texts in them. */
  languages: z.record(z.string(), z.string()),
  /** The settings that the site's operator gives to every widget. */
  config: z.record(z.string(), z.unknown()),
});
/** What the first paints of a site have in common: `first-paints.json` beside the renderer's code. */
export type SitePaints = z.infer<typeof firstPaints>;

/** Reads the file in the folder of the renderer. Rejects where it is missing or invalid. */
export async function readSitePaints(renderer: string): Promise<SitePaints> {
  return firstPaints.parse(JSON.parse(await readFile(join(renderer, 'first-paints.json'), 'utf8')));
}

/** Returns one first paint for every slot of a version, on every page, in every language. */
export function firstPaintsOf(
  { slots, config }: Pick<WidgetManifest, 'slots' | 'config'>,
  site: SitePaints,
  now: number,
): readonly RenderJob[] {
  const defaults = Object.fromEntries(
    Object.entries(config).map(([key, setting]) => [key, setting.default]),
  );
  return slots.flatMap((slot) =>
    site.pages.flatMap((page) =>
      site.locales.map((locale) => {
        // the names of pages and languages are those of the site whose renderer this is
        const given = {
          props: { page, query: '' },
          locale,
          config: { ...defaults, ...site.config },
        };
        return { slot, device: 'PC', now, ...given } as RenderJob & { config: WidgetConfig };
      }),
    ),
  );
}
