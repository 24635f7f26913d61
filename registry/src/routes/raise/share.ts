import * as z from 'zod';

/** A share of the visitors in per cent, from 1 to 100. */
export const share = z.number().int().min(1).max(100);
