/** Characters of what a version says of itself in a refusal. */
const LONGEST = 300;
/** Characters with which a text could pretend to be another line or move the cursor. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/**
 * Returns an error of a version as a person reads it, on one line, with the place in its server bundle
 * where that is known: `boom (server/widget.cjs:1:7)`.
 */
export function toReason(
  { message, stack = '' }: { readonly message: string; readonly stack?: string | undefined },
  server: string,
): string {
  const said = message.replaceAll(CONTROLS, ' ').slice(0, LONGEST).trim();
  const place = /\/server\.cjs:(\d{1,9}:\d{1,9})/.exec(stack)?.[1];
  const what = said === '' ? 'an error without words' : said;
  return place === undefined ? what : `${what} (${server}:${place})`;
}
