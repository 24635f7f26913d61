import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { PAGE_KINDS } from '../servers/pages/pageKinds.ts';
import type { Question, Subject } from './question.ts';
import type { Usage } from '../servers/load/sample.ts';

const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'ja', accept: 'text/html' };
/** The top page, the results and the search page. */
const KINDS = PAGE_KINDS.slice(0, 3);

/** Whether a compressed document is whole, and has the search form that the server has rendered. */
function isWhole(compressed: Buffer): boolean {
  const html = brotliDecompressSync(compressed).toString();
  return html.trimEnd().endsWith('</html>') && /data-slot="search".*?<form/s.test(html);
}

/** Returns a check of documents that looks at the same bytes once. */
function checkOnce(): (body: Buffer) => boolean {
  const right = new Set<string>();
  return (body) => {
    const hash = createHash('sha1').update(body).digest('base64');
    if (right.has(hash)) return true;
    if (!isWhole(body)) return false;
    right.add(hash);
    return true;
  };
}

/**
 * The shell. Its questions are the three pages in turn, each at an address that is known and at one
 * that is asked for the first time; an ordinary question is a result page that is asked for the first time.
 */
export function shellSubject(port: number, usage: () => Promise<Usage>): Subject {
  const isRight = checkOnce();
  let made = 0;
  const toNew = ({ toNew: make }: (typeof KINDS)[number]): Question => {
    made += 1;
    return { path: make(made), isRight };
  };
  const [, results] = KINDS;
  let asked = 0;
  return {
    name: 'shell',
    port,
    headers: HEADERS,
    next() {
      asked += 1;
      const kind = KINDS[asked % KINDS.length] as (typeof KINDS)[number]; // below the length
      return asked % 2 === 0 ? { path: kind.path, isRight } : toNew(kind);
    },
    ordinary: () => toNew(results as (typeof KINDS)[number]), // there are three
    usage,
  };
}
