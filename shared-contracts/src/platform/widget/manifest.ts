import * as z from 'zod/mini';

const eventRecord = z.looseObject({ version: z.number(), schema: z.unknown() });
const fileRecord = z.looseObject({
  /** `sha384-...`, as in an integrity attribute. */
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  bytes: z.number(),
});

/** A JSON pointer-free, flat configuration schema: one entry per setting. */
const configSetting = z.looseObject({
  type: z.enum(['string', 'number', 'boolean']),
  default: z.union([z.string(), z.number(), z.boolean()]),
  description: z.string(),
});

/**
 * `widget.json`: what a widget's build says of itself. Written by the build, read by the registry and the shell's server.
 * What a later build says beyond this is kept: a signature stands for every field.
 */
export const widgetManifest = z.looseObject({
  name: z.string().check(z.regex(/^mf-[a-z][a-z0-9-]{1,40}$/)),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/)),
  contract: z.number(),
  /** The global variable that remoteEntry.js defines; carries the version. */
  global: z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)),
  entry: z.string(),
  server: z.string(),
  /** Script files of the exposed module, in load order, to be preloaded. */
  scripts: z.array(z.string()),
  /** The same of the modules in other languages than Japanese (`widget-en`), by language; missing in versions that speak Japanese alone. */
  scriptsByLanguage: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Style sheets of the exposed module, inlined into the document. */
  styles: z.array(z.string()),
  slots: z.array(z.string()),
  events: z.object({
    sent: z.record(z.string(), eventRecord),
    heard: z.record(z.string(), eventRecord),
  }),
  config: z.record(z.string(), configSetting),
  /** Shared package name to the semver range that the widget accepts. */
  shared: z.record(z.string(), z.string()),
  /** The languages that the widget speaks: `ja`, `en`, `zh-Hans`, ... */
  locales: z.array(z.string()),
  /** Most bytes (brotli) of `scripts`, as the team has promised. */
  budget: z.optional(z.number()),
  /** Every file of the version by its path, but for widget.json itself. */
  files: z.record(z.string(), fileRecord),
  commit: z.string(),
});
export type WidgetManifest = z.infer<typeof widgetManifest>;
