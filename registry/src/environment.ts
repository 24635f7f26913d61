import * as z from 'zod';
import { parseTokens } from './access/teamTokens.ts';

const tokens = z.string().default('').transform((text, context) => {
  try {
    return parseTokens(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const environment = z.object({
  REGISTRY_PORT: z.coerce.number().int().min(0).max(65_535).default(3200),
  REGISTRY_HOST: z.string().default('127.0.0.1'),
  /** Folder of the widgets' files, `<name>/<version>/<path>`; the shell's server reads it. */
  ASSET_STORE: z.string().min(1).default('.data/assets'),
  /** Folder of the registry's own records and audit log. */
  REGISTRY_DATA: z.string().min(1).default('.data/registry'),
  /** `{"mf-results":"token"}` or `mf-results=token,mf-ads=token`; without any nobody can publish. */
  REGISTRY_TOKENS: tokens,
  /** An instant (`2026-11-21T08:00:00+09:00`) at which this process's clock starts; it runs on from there. The machine's time unless given. */
  CLOCK: z.iso.datetime({ offset: true }).optional(),
});
export type Environment = z.infer<typeof environment>;

/** Every bad name is listed at once. */
export const readEnvironment = (given: Readonly<Record<string, string | undefined>> = process.env): Environment => {
  const read = environment.safeParse(given);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
};
