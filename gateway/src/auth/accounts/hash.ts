import { text } from 'node:stream/consumers';
import { hashSecret } from './secretHash.ts';

/**
 * `node src/auth/accounts/hash.ts < secret` prints the hash of a secret for the account file. A
 * line end after the secret is ignored.
 */
const secret = (await text(process.stdin)).replace(/\r?\n$/, '');
if (secret.length < 12) {
  process.stderr.write('The secret needs 12 characters or more.\n');
  process.exit(1);
}
process.stdout.write(`${await hashSecret(secret)}\n`);
