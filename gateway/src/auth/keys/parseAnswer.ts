import * as z from 'zod';

const text = z.string().max(4000);

/** What a browser's `toJSON()` gives for a key. The library checks each part (ADR 044). */
const answer = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).transform(() => ({})),
});
const asserted = answer.extend({
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
});
const made = answer.extend({
  response: z.object({ clientDataJSON: text, attestationObject: text }),
});

/** Returns the object in a JSON text; undefined for anything else. */
function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns the signed answer of a key, or undefined if the text is none. */
export function parseAssertion(json: string): z.infer<typeof asserted> | undefined {
  return asserted.safeParse(read(json)).data;
}

/** Returns a new key as the browser gives it, or undefined if the text is none. */
export function parseNewKey(json: string): z.infer<typeof made> | undefined {
  return made.safeParse(read(json)).data;
}
