import * as z from 'zod/mini';

const eventRecord = z.looseObject({ version: z.number(), schema: z.unknown() });
const fileRecord = z.looseObject({
  /** `sha384-...`, as in an integrity attribute. */
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  bytes: z.number(),
});

/** One setting of the configuration; the schema is flat. */
const configSetting = z.looseObject({
  type: z.enum(['string', 'number', 'boolean']),
  default: z.union([z.string(), z.number(), z.boolean()]),
  description: z.string(),
});

/**
 * `widget.json`, which describes a build of a widget. The build writes it; the registry and the
 * shell's server read it. Unknown fields of a later build are kept, because the signature covers
 * every field.
 */
export const widgetManifest = z.looseObject({
  name: z.string().check(z.regex(/^mf-[a-z][a-z0-9-]{1,40}$/)),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/, 'write three numbers, 1.2.0')),
  contract: z.number(),
  /** The global variable that remoteEntry.js defines; its name holds the version. */
  global: z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)),
  entry: z.string(),
  /**
   * Whether the entry runs without a runtime of federation from the host; missing in builds before
   * ADR 032.
   */
  standalone: z.optional(z.boolean()),
  server: z.string(),
  /** The script files of the exposed module to preload, in load order. */
  scripts: z.array(z.string()),
  /**
   * The same for the modules in other languages (`widget-en`), by language; missing in versions
   * with Japanese only.
   */
  scriptsByLanguage: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The style sheets of the exposed module, which the shell inlines into the document. */
  styles: z.array(z.string()),
  /**
   * The style sheets that a usual first paint does not need. The module loads them, and the shell
   * inlines one where the HTML of an island has a class of it. Missing where there is none.
   */
  laterStyles: z.optional(z.array(z.string())),
  slots: z.array(z.string()),
  events: z.object({
    sent: z.record(z.string(), eventRecord),
    heard: z.record(z.string(), eventRecord),
  }),
  config: z.record(z.string(), configSetting),
  /** The semver range that the widget accepts, by the name of the shared package. */
  shared: z.record(z.string(), z.string()),
  /** The languages of the widget: `ja`, `en`, `zh-Hans`, ... */
  locales: z.array(z.string()),
  /** The most bytes (brotli) that `scripts` may have. */
  budget: z.optional(z.number()),
  /** The team's rules for its canaries (`rolloutRules`); missing where they are the platform's. */
  rollout: z.optional(z.unknown()),
  /** Every file of the version except widget.json, by path. */
  files: z.record(z.string(), fileRecord),
  commit: z.string(),
});
export type WidgetManifest = z.infer<typeof widgetManifest>;
