import { join } from 'node:path';
import * as z from 'zod';

const repositoryRoot = join(import.meta.dirname, '../..');
const url = z.url();
const optionalFile = z.string().optional();

const schema = z.object({
  SHELL_PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Interface to listen on. */
  SHELL_HOST: z.string().default('127.0.0.1'),
  GATEWAY_URL: url.default('http://localhost:3100'),
  REGISTRY_URL: url.default('http://localhost:3200'),
  /** Folder of the published files; the registry writes it. */
  ASSET_STORE: z.string().default(join(repositoryRoot, '.data/assets')),
  /** Where the last answer of the registry is kept. */
  SHELL_DATA: z.string().default(join(repositoryRoot, '.data/shell')),
  /** Maintenance switches and route rules (JSON), looked at for every navigation; `site-rules.json` in SHELL_DATA unless given. */
  SITE_RULES: z.string().optional(),
  /** Other origins that a route rule or the announcement of a maintenance may lead to, with commas between; that of SITES_BASE always may. */
  REDIRECT_ORIGINS: z.string().default('').transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean)).pipe(z.array(url.transform((text) => new URL(text).origin))),
  /** The shell's own build. */
  SHELL_DIST: z.string().default(join(repositoryRoot, 'shell/dist')),
  /** Base of the booking, login and member sites: `<base>/booking`. */
  SITES_BASE: url.default('http://localhost:3100/gora/landing'),
  USER_API_URL: url.default('http://localhost:3100/gora/user/info'),
  /** Fixed time for tests, ISO 8601; the machine's time unless given. */
  CLOCK: z.iso.datetime({ offset: true }).optional(),
  /** Milliseconds that a slot's first paint may take before the document goes on without it. */
  RENDER_DEADLINE: z.coerce.number().int().min(1).default(1500),
  /** Key and certificate (PEM files): given both, the server speaks HTTP/2. */
  TLS_KEY: optionalFile,
  TLS_CERT: optionalFile,
});

export type Environment = z.infer<typeof schema>;

/** Reads the process's environment once; every bad name is told at once. */
export const readEnvironment = (source: Record<string, string | undefined> = process.env): Environment => {
  const read = schema.safeParse(source);
  if (read.success) return read.data;
  const problems = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment does not fit:\n${problems.join('\n')}`);
};
