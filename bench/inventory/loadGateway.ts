import { createHash } from 'node:crypto';
import { drawFrom } from 'gateway/src/inventory/filling/random.ts';
import type { Caller } from './callGateway.ts';
import { pace } from './pace.ts';
import { aRecord, aSearch, type ChangeRecord, type PlanName } from './records.ts';
import { TOKEN } from './startAliveGateway.ts';

export interface LoadOptions {
  readonly seconds: number;
  readonly changesPerSecond: number;
  readonly searchesPerSecond: number;
  /** Of so many answers one is kept, to be compared with SQL. */
  readonly comparedOneIn: number;
}

/** A batch that the gateway has written. Times are of `performance.now()`. */
export interface WrittenBatch {
  readonly key: string;
  readonly generation: number;
  readonly records: readonly ChangeRecord[];
  readonly sentAt: number;
  readonly acknowledgedAt: number;
}

/** An answer to a search. */
export interface Answered {
  readonly path: string;
  readonly generation: number;
  readonly askedAt: number;
  readonly answeredAt: number;
  /** The hash of the body; absent for the answers that are not compared. */
  readonly digest?: string;
}

export interface Load {
  /** How long it took in seconds, until the last answer. */
  readonly seconds: number;
  readonly batches: readonly WrittenBatch[];
  readonly answers: readonly Answered[];
  /** How many answers had another status than 200, by status. */
  readonly refused: ReadonlyMap<number, number>;
}

/** Changes of a batch: a single one sometimes, so that some generations differ little. */
const BATCH = 25;

/** Returns a short stand-in for a body: the bodies of ten minutes do not fit in memory. */
export function digestOf(body: string): string {
  return createHash('sha256').update(body).digest('base64url');
}

function countUp(counts: Map<number, number>, status: number): void {
  counts.set(status, (counts.get(status) ?? 0) + 1);
}

/** Sends changes beside searches, both at their rates. */
export async function loadGateway(
  caller: Caller,
  plans: readonly PlanName[],
  options: LoadOptions,
): Promise<Load> {
  const { seconds, changesPerSecond, searchesPerSecond, comparedOneIn } = options;
  const draw = drawFrom(27, 500);
  const batches: WrittenBatch[] = [];
  const answers: Answered[] = [];
  const refused = new Map<number, number>();

  const change = async (number: number): Promise<void> => {
    const records = Array.from({ length: BATCH }, () => aRecord(draw, plans));
    const key = `batch-${number}`;
    const headers = {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    const sentAt = performance.now();
    const body = JSON.stringify({ changes: records });
    const reply = await caller.post('/supplier/changes', headers, body);
    if (reply.status !== 200) return countUp(refused, reply.status);
    const { generation } = JSON.parse(reply.body) as { generation: number };
    batches.push({ key, generation, records, sentAt, acknowledgedAt: performance.now() });
  };
  const search = async (number: number): Promise<void> => {
    const path = aSearch(draw);
    const askedAt = performance.now();
    const { status, generation, body } = await caller.get(path);
    if (status !== 200) return countUp(refused, status);
    const kept = number % comparedOneIn === 0 ? { digest: digestOf(body) } : {};
    answers.push({ path, generation, askedAt, answeredAt: performance.now(), ...kept });
  };
  const begun = performance.now();
  await Promise.all([
    pace(changesPerSecond / BATCH, seconds, change),
    pace(searchesPerSecond, seconds, search),
  ]);
  return { seconds: (performance.now() - begun) / 1000, batches, answers, refused };
}
