import * as z from 'zod';

export const publishedVersion = z.object({
  name: z.string(),
  version: z.string(),
  live: z.boolean(),
  traffic: z.number(),
  stable: z.boolean(),
  withdrawn: z.boolean(),
});
/** What became of a version. It is not `live` where a rollback took it back before. */
export type PublishedVersion = z.infer<typeof publishedVersion>;
