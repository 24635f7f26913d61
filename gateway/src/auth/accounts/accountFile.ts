import { readFile } from 'node:fs/promises';
import { AUTH_TYPES, USER_RECORDS } from 'shared-contracts/staff';
import * as z from 'zod';
import { SECRET_HASH } from './secretHash.ts';

const account = z
  .object({
    system: z.enum(AUTH_TYPES),
    login: z.string().min(1).max(100),
    /** `node src/auth/accounts/hash.ts` writes one. */
    hash: z.string().regex(SECRET_HASH),
    /** What user info answers, but for the session's own fields. */
    record: z.record(z.string(), z.unknown()),
    mayDownload: z.boolean().default(false),
    /** Made for looking at the product; never let in in production. */
    demonstration: z.boolean().default(false),
  })
  .superRefine(({ system, record }, context) => {
    const read = USER_RECORDS[system].safeParse({ ...record, session_expires_in: 0 });
    if (!read.success)
      context.addIssue({
        code: 'custom',
        path: ['record'],
        message: `does not fit ${system}: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
      });
  });
export type Account = z.infer<typeof account>;

/** The accounts of a file. Rejects with every entry that does not fit, and with demonstration accounts in production. */
export async function readAccountFile(
  file: string,
  isProduction: boolean,
): Promise<readonly Account[]> {
  const read = z.array(account).safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!read.success)
    throw new Error(
      `${file}: ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  const demonstrations = read.data.filter(({ demonstration }) => demonstration);
  if (isProduction && demonstrations.length > 0) {
    throw new Error(
      `${file}: demonstration accounts are not for production: ${demonstrations.map(({ login }) => login).join(', ')}`,
    );
  }
  return read.data;
}
