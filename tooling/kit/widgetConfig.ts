import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { widgetManifest } from 'shared-contracts/widget';
import * as z from 'zod/mini';

/** The file in which a widget of another repository says what it is. */
export const WIDGET_CONFIG = 'widget.config.json';

const { name, slots, events, config, shared, rollout, budget } = widgetManifest.shape;
const widgetConfig = z.strictObject({
  name,
  /** CommonJS files, as somebody writes them or a bundler does; one file may serve both sides. */
  browser: z.string(),
  server: z.string(),
  styles: z._default(z.array(z.string()), []),
  slots: slots.check(z.minLength(1)),
  events: z._default(events, { sent: {}, heard: {} }),
  config: z._default(config, {}),
  shared: z._default(shared, {}),
  rollout,
  budget,
});
/** `widget.config.json`: the fields of `widget.json` that a team decides, and its files. */
export type WidgetConfigFile = z.infer<typeof widgetConfig>;

/** Reads the configuration of the widget in a folder. Rejects with a sentence where it is missing or invalid. */
export async function readWidgetConfig(folder: string): Promise<WidgetConfigFile> {
  const text = await readFile(join(folder, WIDGET_CONFIG), 'utf8').catch(() => {
    throw new Error(
      `There is no ${WIDGET_CONFIG} here: run this in the folder of a widget, or begin one with asashiba-widget create.`,
    );
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${WIDGET_CONFIG} is not JSON: ${(error as Error).message}.`);
  }
  const read = widgetConfig.safeParse(json);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new Error(`${WIDGET_CONFIG}: ${issues.join('; ')}.`);
}
