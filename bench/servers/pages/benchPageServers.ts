import type { Log } from 'tooling/stack/serverProcess';
import { httpCaller } from '../load/httpCaller.ts';
import { measureRows, type Row, type Rounds } from '../load/rounds.ts';
import { type Sample, takeSample } from '../load/sample.ts';
import { complaints, toPartsTable, toTable } from '../load/table.ts';
import { HEADERS, isWhole, newAddresses } from './documents.ts';
import { PAGE_KINDS, type PageKind } from './pageKinds.ts';
import type { PageSide, PageSides } from './startPageSides.ts';

export interface PagesBench extends Pick<PageSides, 'sides'> {
  readonly rounds: Rounds;
  /** The documents of a row in one round. */
  readonly documents: number;
  /** How many callers ask at the same time, for a row each. */
  readonly visitors: readonly number[];
  readonly log: Log;
  /** Collects what has to be stopped at the end. */
  readonly ends: AsyncDisposableStack;
}

/** The body of an answer that says that nothing has changed. */
const NOT_CHANGED = Buffer.alloc(0);

/** The cookie of a member's session. A document is the same with it, and without it. */
const MEMBER = 'gora_demo_member=rgc';

type Addresses = (count: number) => string[];
type Caller = ReturnType<typeof httpCaller>;

/** What the visitors of a row ask for. */
interface Visit {
  readonly what: string;
  readonly addresses: Addresses;
  /** What they send beside the headers of every visitor. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether their browsers have the document, so that they ask whether it has changed. */
  readonly hasDocument?: boolean;
}

/** Returns the ETag of a document that the server keeps. The first answer, a stream, has none. */
async function etagOf(caller: Caller, path: string): Promise<string> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { etag } = await caller.read(path);
    if (etag !== undefined) return etag;
  }
  throw new Error(`${path} has no ETag`);
}

/** Asks for documents, or whether they have changed. A document that has changed is whole. */
async function measureVisit(
  { usage }: PageSide,
  caller: Caller,
  { addresses, headers, hasDocument = false }: Visit,
  { documents, callers }: { readonly documents: number; readonly callers: number },
): Promise<Sample> {
  const paths = addresses(Math.max(documents, callers));
  let etag = hasDocument ? await etagOf(caller, paths[0] ?? '/') : undefined;
  return takeSample(
    {
      ask: async (path) => {
        const known: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
        const reply = await caller.read(path, { ...headers, ...known });
        // at the end of its minute a document changes
        if (hasDocument) etag = reply.etag ?? etag;
        if (hasDocument && reply.status === 304) return NOT_CHANGED;
        return reply.status === 200 ? reply.body : undefined;
      },
      usage,
      isRight: async (_, body) => body === NOT_CHANGED || isWhole(body),
    },
    paths,
    callers,
  );
}

/** The visits of a page, each with addresses of its own. */
function visitsOf(kind: PageKind): Visit[] {
  const known: Addresses = (count) => Array.from({ length: count }, () => kind.path);
  return [
    { what: 'known', addresses: known },
    { what: 'known, member', addresses: known, headers: { cookie: MEMBER } },
    { what: 'known, not changed', addresses: known, hasDocument: true },
    { what: 'new', addresses: newAddresses(kind) },
  ];
}

/** Puts the rows of one side between those of the other, so that what is compared stands together. */
function inTurn(rows: readonly (readonly Row[])[]): Row[] {
  const key = ({ name, callers }: Row) => `${name.replace(/, [^,]+$/, '')} ${callers}`;
  const groups = Object.groupBy(rows.flat(), key);
  return Object.values(groups).flatMap((group) => group ?? []);
}

/** The rows of a page: each visit and number of callers, the sides in turn. */
function rowsOf(
  kind: PageKind,
  sides: readonly { readonly side: PageSide; readonly caller: Caller }[],
  { documents, visitors }: Pick<PagesBench, 'documents' | 'visitors'>,
): Row[] {
  const rows = sides.map(({ side, caller }) =>
    visitsOf(kind)
      // the monolith keeps no document, so none of its documents has an ETag
      .filter(({ hasDocument }) => hasDocument !== true || side.name === 'product')
      .flatMap((visit) =>
        visitors.map((callers) => ({
          name: `${kind.name}, ${visit.what}, ${side.name}`,
          callers,
          measure: () => measureVisit(side, caller, visit, { documents, callers }),
        })),
      ),
  );
  return inTurn(rows);
}

/**
 * Measures the documents of the product beside those of a server-rendered monolith of the same
 * sources, and logs a table. Returns a sentence for each row with a wrong or a refused answer.
 */
export async function benchPageServers(options: PagesBench): Promise<string[]> {
  const { rounds, log, ends } = options;
  const sides = options.sides.map((side) => {
    const caller = httpCaller(side.origin, HEADERS);
    ends.defer(() => caller.end());
    return { side, caller };
  });
  const rows = await measureRows(
    PAGE_KINDS.flatMap((kind) => rowsOf(kind, sides, options)),
    rounds,
  );
  log(`\n${toTable('documents', rows)}`);
  log(`\n${toPartsTable('processor ms for one document, by thread', rows)}`);
  return complaints(rows);
}
