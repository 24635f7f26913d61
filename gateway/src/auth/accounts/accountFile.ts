import { readFile } from 'node:fs/promises';
import { AUTH_TYPES, USER_RECORDS } from 'shared-contracts/staff';
import * as z from 'zod';
import { SECRET_HASH } from './secretHash.ts';

const account = z
  .object({
    system: z.enum(AUTH_TYPES),
    login: z.string().min(1).max(100),
    /** The hash of the secret; `node src/auth/accounts/hash.ts` prints one. */
    hash: z.string().regex(SECRET_HASH),
    /** The user info of this account, without the fields of the session. */
    record: z.record(z.string(), z.unknown()),
    mayDownload: z.boolean().default(false),
    /** Exists for demonstrations; production refuses a file with such an account. */
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

/**
 * Reads the accounts of a JSON file. Rejects with one Error that names every entry that does not
 * fit, or, in production, every demonstration account.
 */
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
