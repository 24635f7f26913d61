import { REMOVED, scrub } from '../logs/scrub.ts';

/** In characters. */
const LONGEST = 200;
/** What tells how the machines are built: addresses, hosts with their ports, paths of files. */
const INSIDE =
  /\b[a-z][a-z\d+.-]*:\/\/\S+|\[[\da-f:]+\](?::\d+)?|\b[a-z][\w-]*(?:\.[\w-]+)*:\d{2,5}\b|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?|(?<![\w.])(?:[a-z]:)?(?:[\\/][\w.@+-]+){2,}/gi;

/**
 * R8.08: returns what a visitor may read of an error's message: its first line, without secrets,
 * personal data, addresses and paths.
 */
export function toReason({ message }: Error): string {
  // what is thrown need not be an error
  const [line = ''] = String(message).split('\n', 1);
  return scrub(line.slice(0, LONGEST).replaceAll(INSIDE, REMOVED));
}
