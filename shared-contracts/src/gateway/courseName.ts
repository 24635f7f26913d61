import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** R7.05, the top form's suggestions: at most ten courses whose name or kana holds `search_c_name`, and the areas whose name does. */
export const courseNameSuggestion = gatewayCall(
  '/course/suggestion',
  z.object({ search_c_name: z.string() }),
  z.object({
    result_status: z.number(),
    data: z.array(z.object({ c_id: z.number(), c_name: z.string(), prefecture: z.string() })),
    areas: z.array(z.object({ pref_cd: z.number(), pref_name: z.string() })),
  }),
);
