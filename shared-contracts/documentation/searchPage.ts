import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parameterTables } from './parameterTable.ts';

const MARK = '<!-- written by `npm run document` from the tables of parameters -->\n';

/** Returns `docs/contracts/search.md` with new tables; the text above the mark is kept. */
export function documentSearch(
  root: string,
  { write }: { write: boolean },
): { isCurrent: boolean } {
  const path = join(root, 'docs/contracts/search.md');
  const before = readFileSync(path, 'utf8');
  const after = `${before.split(MARK)[0]}${MARK}\n${parameterTables()}`;
  if (write) writeFileSync(path, after);
  return { isCurrent: before === after };
}
