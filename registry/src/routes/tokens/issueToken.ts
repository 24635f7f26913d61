import type { newTokenReply } from 'shared-contracts/release';
import type * as z from 'zod';
import { drawToken } from '../../access/issuedTokens.ts';
import type { Publisher } from '../../access/teamTokens.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { Registry } from '../../registry.ts';

/** Milliseconds for which an ended token is listed. The audit log names it for ever. */
const KEPT = 30 * 86_400_000;

/** A token to issue. */
export interface NewToken {
  readonly widget: string;
  readonly acts: readonly string[];
  /** Milliseconds. */
  readonly lasts: number;
  readonly note: string;
  /** The name of the token that opens it as a session of a team's page. */
  readonly sessionOf?: string;
}

/** Issues a token, and removes those that ended long ago. The answer alone shows it. */
export async function issue(
  { widget, acts, lasts, note, sessionOf }: NewToken,
  issuer: Pick<Publisher, 'name'>,
  { records, clock }: Registry,
): Promise<z.infer<typeof newTokenReply>> {
  const { id, token, hash } = drawToken();
  const expiresAt = clock() + lasts;
  const until = new Date(expiresAt).toISOString();
  const why = `${id} for ${acts.join(', ') || 'reading'} until ${until}. ${note}`.trim();
  await records.act(async (act) => {
    const done = sessionOf === undefined ? 'token-issued' : 'page-opened';
    const entry = toEntry(clock, issuer, { act: done, widget, version: '', why });
    await act.forgetTokens(clock() - KEPT);
    const issued = { issuedAt: entry.at, issuedBy: issuer.name };
    await act.addToken({ id, hash, widget, acts, ...issued, expiresAt, note, sessionOf });
    await act.write(entry);
  });
  return { id, token, expiresAt: until };
}
