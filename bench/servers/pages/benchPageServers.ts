import { brotliDecompressSync } from 'node:zlib';
import { httpCaller } from '../load/httpCaller.ts';
import { measureRows, type Row, type Rounds } from '../load/rounds.ts';
import { takeSample } from '../load/sample.ts';
import { complaints, toTable } from '../load/table.ts';
import { PAGE_KINDS, type PageKind } from './pageKinds.ts';
import { type PageSide, type PageSidesOptions, startPageSides } from './startPageSides.ts';

/** What a browser sends, so that documents are compressed as for a visitor. */
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'ja', accept: 'text/html' };

export interface PagesBench extends PageSidesOptions {
  readonly rounds: Rounds;
  /** The documents of a row in one round. */
  readonly documents: number;
  /** How many callers ask at the same time, for a row each. */
  readonly visitors: readonly number[];
}

/** Whether a compressed document is whole, and every slot that it names has content of the server. */
function isWhole(compressed: Buffer): boolean {
  const document = brotliDecompressSync(compressed).toString();
  return document.includes('data-slot="') && document.trimEnd().endsWith('</html>');
}

/** Returns a function that makes addresses which nobody has asked for before. */
function newAddresses({ toNew }: PageKind): (count: number) => string[] {
  let number = 0;
  return (count) =>
    Array.from({ length: count }, () => {
      number += 1;
      return toNew(number);
    });
}

type Addresses = (count: number) => string[];

/** A row of one side. Every document is asked for by a visitor of its own, without cookies. */
function toRow(
  { name, usage }: PageSide,
  caller: ReturnType<typeof httpCaller>,
  {
    addresses,
    what,
    callers,
    documents,
  }: {
    readonly addresses: Addresses;
    readonly what: string;
    readonly callers: number;
    readonly documents: number;
  },
): Row {
  return {
    name: `${what}, ${name}`,
    callers,
    measure: () =>
      takeSample(
        {
          ask: async (path) => {
            const { status, body } = await caller.read(path);
            return status === 200 ? body : undefined;
          },
          usage,
          isRight: async (_, body) => isWhole(body),
        },
        addresses(Math.max(documents, callers)),
        callers,
      ),
  };
}

/** The rows of a page: known and new address, each number of callers, the sides in turn. */
function rowsOf(
  kind: PageKind,
  sides: readonly { readonly side: PageSide; readonly caller: ReturnType<typeof httpCaller> }[],
  { documents, visitors }: Pick<PagesBench, 'documents' | 'visitors'>,
): Row[] {
  const known: Addresses = (count) => Array.from({ length: count }, () => kind.path);
  const kinds = [
    { what: `${kind.name}, known`, make: () => known },
    { what: `${kind.name}, new`, make: () => newAddresses(kind) },
  ];
  return kinds.flatMap(({ what, make }) => {
    const ofSides = sides.map(({ side, caller }) => ({ side, caller, addresses: make() }));
    return visitors.flatMap((callers) =>
      ofSides.map(({ side, caller, addresses }) =>
        toRow(side, caller, { addresses, what, callers, documents }),
      ),
    );
  });
}

/**
 * Measures the documents of the product beside those of a server-rendered monolith of the same
 * sources, and logs a table. Returns a sentence for each row with a wrong or a refused answer.
 */
export async function benchPageServers(options: PagesBench): Promise<string[]> {
  const { rounds, log, ends } = options;
  const sides = (await startPageSides(options)).map((side) => {
    const caller = httpCaller(side.origin, HEADERS);
    ends.defer(() => caller.end());
    return { side, caller };
  });
  const rows = await measureRows(
    PAGE_KINDS.flatMap((kind) => rowsOf(kind, sides, options)),
    rounds,
  );
  log(`\n${toTable('documents of anonymous visitors', rows)}`);
  return complaints(rows);
}
