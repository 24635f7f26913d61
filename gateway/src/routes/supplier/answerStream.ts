import { RequestError } from 'server-kit/http/requestError';
import type { Supplier } from '../../auth/suppliers/suppliers.ts';
import type { ChangeWriter } from '../../inventory/changes/changeWriter.ts';
import type { PartOutcome } from '../../inventory/changes/orders.ts';
import { readLines } from './readLines.ts';
import { splitLines } from './splitLines.ts';

/** Changes of one transaction. */
const AT_ONCE = 1000;

/** A line of the answer. */
export type StreamAnswer = Partial<Pick<PartOutcome, 'acknowledged' | 'generation'>> & {
  /** The stream ends here; what follows the last acknowledged change is not written. */
  readonly error?: string;
};

interface OpenStream {
  /** Returns whose stream it is now. Throws when nobody may send it any more. */
  readonly requireSupplier: () => Supplier;
  readonly stream: string;
  readonly body: AsyncIterable<Buffer>;
  readonly writer: Pick<ChangeWriter, 'applyPart'>;
}

/**
 * Writes the lines of a stream as they come, and yields how far it is after each transaction. While
 * one is under way nothing is read, so that a fast supplier waits. Ends at the first wrong line. The
 * supplier is required again for each transaction, since a stream may outlive its token and its courses.
 */
export async function* answerStream(open: OpenStream): AsyncGenerator<StreamAnswer> {
  const { requireSupplier, stream, body, writer } = open;
  const { name } = requireSupplier();
  let last = 0;
  for await (const lines of splitLines(body))
    for (let from = 0; from < lines.length; from += AT_ONCE) {
      const supplier = requireSupplier();
      if (supplier.name !== name)
        throw new RequestError(401, 'The token is of another supplier now');
      const read = readLines(supplier, lines.slice(from, from + AT_ONCE), last);
      last = read.sequences.at(-1) ?? last;
      if (read.changes.length > 0) {
        const { refusal, acknowledged, generation } = await writer.applyPart({
          kind: 'part',
          supplier: name,
          stream,
          changes: read.changes,
          sequences: read.sequences,
        });
        if (refusal !== undefined) {
          const error = `sequence ${refusal.sequence}: ${refusal.message}`;
          yield { acknowledged, generation, error };
          return;
        }
        yield { acknowledged, generation };
      }
      if (read.problem !== undefined) {
        yield { error: read.problem };
        return;
      }
    }
}
