import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * The parameters that OWASP recommends for scrypt. Every hash contains its own, so they can be
 * raised later.
 */
const COST = 2 ** 15;
const BLOCK = 8;
const LANES = 3;
const BYTES = 32;
const MEMORY = 64 * 1024 * 1024;

function derive(
  secret: string,
  salt: Buffer,
  cost: number,
  block: number,
  lanes: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      secret.normalize('NFKC'),
      salt,
      BYTES,
      { N: cost, r: block, p: lanes, maxmem: MEMORY },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

/** Returns `scrypt$N$r$p$salt$key`, with a new random salt. */
export async function hashSecret(secret: string, cost: number = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, cost, BLOCK, LANES);
  return ['scrypt', cost, BLOCK, LANES, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

export const SECRET_HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/**
 * Says whether the hash was made from the secret. A wrong secret takes as long as the right one; a
 * text that is no hash gives false.
 */
export async function isSecretOf(secret: string, hash: string): Promise<boolean> {
  const [, cost, block, lanes, salt = '', key = ''] = SECRET_HASH.exec(hash) ?? [];
  if (key === '') return false;
  const derived = await derive(
    secret,
    Buffer.from(salt, 'base64url'),
    Number(cost),
    Number(block),
    Number(lanes),
  );
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}
