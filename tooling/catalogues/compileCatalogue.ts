import type { Catalogue as CompiledCatalogue, CompiledMessage } from 'shared-ui/messages';
import type { Catalogue } from './checkCatalogue.ts';
import { compileMessage } from './compileMessage.ts';

/**
 * Compiles a catalogue: the same keys with compiled texts. Calls `onFault` with the key and the
 * reason of each text that cannot be compiled, and leaves that text out.
 */
function compileBelow(
  catalogue: Catalogue,
  path: string,
  onFault: (fault: string) => void,
): CompiledCatalogue {
  const compiled: Record<string, CompiledMessage | CompiledCatalogue> = {};
  for (const [key, text] of Object.entries(catalogue)) {
    if (typeof text !== 'string') {
      compiled[key] = compileBelow(text, `${path}${key}.`, onFault);
      continue;
    }
    try {
      compiled[key] = compileMessage(text);
    } catch (error) {
      onFault(`${path}${key}: ${(error as Error).message}`);
    }
  }
  return compiled;
}

/**
 * Returns a catalogue file (JSON) with its texts compiled, as JSON. Throws an Error with one line
 * for each text that cannot be compiled: its key and the reason.
 */
export function compileCatalogue(source: string): string {
  const faults: string[] = [];
  // `checkTypes` has the form of the file: texts by key
  const compiled = compileBelow(JSON.parse(source) as Catalogue, '', (fault) => faults.push(fault));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return JSON.stringify(compiled);
}
