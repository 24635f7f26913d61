import { fromFile } from 'server-kit/settings/fromFile';
import { parseReleaseKey } from 'server-kit/release/releaseKeys';
import { readBy } from 'server-kit/settings/fields';
import { readSettings, type Variables } from 'server-kit/settings/readSettings';
import * as z from 'zod';

const environment = z.object({
  /**
   * The Ed25519 private key (PEM) that signs the checksums, or `file:<path>`. Default: none signs
   * them.
   */
  PACKAGE_KEY: readBy((text) => fromFile(text, parseReleaseKey)),
  /**
   * Seconds since 1970 that stand for the time of the sources (reproducible-builds.org). Default: the
   * time of the last commit.
   */
  SOURCE_DATE_EPOCH: z.coerce.number().int().nonnegative().optional(),
});

/** The settings of `npm run package`. Throws with one line for each that is not valid. */
export function readPackageSettings(
  variables: Variables = process.env,
): z.infer<typeof environment> {
  return readSettings(environment, variables);
}
