import * as z from 'zod';
import { LIMITS } from './limits.ts';
import type { FromRenderer } from './messages.ts';

const number = z.int().min(0);
const text = z.string().max(LIMITS.words);
const about = z.string().max(LIMITS.about);
/** What an error says, as far as the log needs it. */
const words = z.string().transform((said) => said.slice(0, LIMITS.words));
const stack = words.optional();

const schema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), bytes: number }),
  z.object({
    type: z.literal('request'),
    job: number,
    call: number,
    request: z.object({
      method: z.enum(['GET', 'TEXT']),
      path: text,
      query: text,
      // JSON has no infinity: null is no time-out
      timeout: z
        .number()
        .nullish()
        .transform((value) => value ?? undefined),
    }),
  }),
  z.object({
    type: z.literal('rendered'),
    job: number,
    isEmpty: z.boolean(),
    about: z.object({ title: about, description: about }).optional(),
    readsClock: z.boolean(),
    uses: z.object({ query: z.boolean(), clock: z.boolean() }),
    isKept: z.boolean(),
    keptBytes: number,
    bytes: number,
  }),
  z.object({ type: z.literal('failed'), job: number, message: words, stack }),
  z.object({ type: z.literal('broken'), message: words, stack }),
]);

/**
 * Returns the head of a message from a renderer. Throws where it is none: what a renderer says is
 * input like any other, since a hostile bundle may say anything.
 */
export function readHead(head: string): FromRenderer {
  return schema.parse(JSON.parse(head));
}
