import * as z from 'zod';

export const publishedVersion = z.object({
  name: z.string(),
  version: z.string(),
  live: z.boolean(),
  traffic: z.number(),
  stable: z.boolean(),
  withdrawn: z.boolean(),
});
/** The state of a version after an act. It is not `live` if a rollback took it back. */
export type PublishedVersion = z.infer<typeof publishedVersion>;
