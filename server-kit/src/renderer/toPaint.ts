import { LIMITS } from './limits.ts';
import type { FirstPaint, FromRenderer } from './messages.ts';

function refuseLong(what: 'html' | 'data', texts: readonly string[]): void {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > LIMITS[what]) throw new Error(`${length} characters of ${what}`);
}

/**
 * Returns the first paint of a message and the texts after its head. Throws where a limit is
 * exceeded or a text is missing.
 */
export function toPaint(
  { isEmpty, about, readsClock, uses }: Extract<FromRenderer, { type: 'rendered' }>,
  [html, data, ...structured]: readonly string[],
): FirstPaint {
  if (html === undefined || data === undefined) throw new Error('a paint without its texts');
  if (structured.length > LIMITS.structured) throw new Error('too many objects of JSON-LD');
  refuseLong('html', [html]);
  refuseLong('data', [data]);
  refuseLong('data', structured);
  return { html, data, structured, isEmpty, about, readsClock, uses };
}
