import * as z from 'zod';

const environment = z.object({
  /** The registry to which a team publishes, and the team's token. */
  REGISTRY_URL: z.url().optional(),
  REGISTRY_TOKEN: z.string().min(1).optional(),
  /** The team's token of the registry from which it promotes a version. */
  STAGE_TOKEN: z.string().min(1).optional(),
  /** The OIDC identity of a CI's job, which is exchanged for a token. */
  REGISTRY_IDENTITY: z.string().min(1).optional(),
  /** File of the team's Ed25519 private key (PEM). */
  WIDGET_KEY: z.string().min(1).optional(),
});

/** The settings for publishing. Throws with one line for each that is not valid. */
export function readReleaseSettings(
  given: Readonly<Record<string, string | undefined>> = process.env,
): z.infer<typeof environment> {
  const read = environment.safeParse(given);
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  );
}
