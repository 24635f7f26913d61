import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** R3.19, R7.05: the result form's suggestions, at most ten of each; countries overseas stand beside courses and prefectures. */
export const resultSuggestion = gatewayCall(
  '/course/suggestion/result',
  z.object({ search_c_name: z.string() }),
  z.object({
    result_status: z.number(),
    golf_data: z.array(z.object({ c_id: z.number(), c_name: z.string(), prefecture: z.string() })),
    country_data: z.array(z.object({ country_cd: z.number(), country_name: z.string() })),
    pref_data: z.array(z.object({ pref_cd: z.number(), pref_name: z.string() })),
  }),
);
