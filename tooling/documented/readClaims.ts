import { readCitations } from './readCitations.ts';

/** What a line claims: a test proves it, code holds it, it does not apply, or it is not met. */
const CLAIMS = ['test', 'code', 'n/a', 'deviation'] as const;
type Claim = (typeof CLAIMS)[number];

/** One line of a standard: `| V1.2.3 | 1 | what | test | proof |` or `| 1.2.3 | AA | …`. */
export interface ClaimLine {
  readonly id: string;
  readonly level: string;
  readonly claim: string;
  readonly proof: string;
}

const LINE = /^\| (V?\d+\.\d+\.\d+) \| (\d|AA?) \| [^|]+ \| ([\w/]+) \| ([^|]+) \|$/gm;
const COUNT = /^\| (\d|AA?|both) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm;

/** Returns the lines of the page, in its order. */
export function readClaims(page: string): readonly ClaimLine[] {
  return [...page.matchAll(LINE)].map(([, id = '', level = '', claim = '', proof = '']) => ({
    id,
    level,
    claim,
    proof,
  }));
}

/** Returns what is missing from the line: the test or the file that its claim needs, or a reason. */
export function unproven({ id, claim, proof }: ClaimLine): readonly string[] {
  const citations = readCitations(proof);
  if (!CLAIMS.includes(claim as Claim)) return [`${id} claims "${claim}"`];
  if (claim === 'test' && !citations.some(({ title }) => title !== undefined))
    return [`${id} names no test`];
  if (claim === 'code' && citations.length === 0) return [`${id} names no file`];
  return [];
}

/** Returns the counts at the head of the page: level, all, and the number of each claim. */
export function readCounts(page: string): readonly string[] {
  return [...page.matchAll(COUNT)].map(([, ...cells]) => cells.join(' '));
}

/** Counts lines as the head of the page does. */
function countClaims(name: string, lines: readonly ClaimLine[]): string {
  const counts = CLAIMS.map((claim) => lines.filter((line) => line.claim === claim).length);
  return [name, lines.length, ...counts].join(' ');
}

/** Returns the counts that the head of the page must have: one line for each level, and one for all. */
export function countLevels(lines: readonly ClaimLine[]): readonly string[] {
  const levels = [...new Set(lines.map(({ level }) => level))].toSorted();
  return [
    ...levels.map((each) =>
      countClaims(
        each,
        lines.filter(({ level }) => level === each),
      ),
    ),
    countClaims('both', lines),
  ];
}
