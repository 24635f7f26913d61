import * as z from 'zod';

const environment = z.object({
  /** Where a team's widget is published, and by which right: for the machines that deploy. */
  REGISTRY_URL: z.url().optional(),
  REGISTRY_TOKEN: z.string().min(1).optional(),
  /** File of the team's Ed25519 private key (PEM). */
  WIDGET_KEY: z.string().min(1).optional(),
});

/** Every bad name is listed at once. */
export function readReleaseSettings(
  given: Readonly<Record<string, string | undefined>> = process.env,
): z.infer<typeof environment> {
  const read = environment.safeParse(given);
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  );
}
