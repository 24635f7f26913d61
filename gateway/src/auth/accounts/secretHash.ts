import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's parameters for scrypt; a hash carries its own, so that they can be raised. */
const [COST, BLOCK, LANES, BYTES] = [2 ** 15, 8, 3, 32] as const;
const MEMORY = 64 * 1024 * 1024;

const derive = (
  secret: string,
  salt: Buffer,
  cost: number,
  block: number,
  lanes: number,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(
      secret.normalize('NFKC'),
      salt,
      BYTES,
      { N: cost, r: block, p: lanes, maxmem: MEMORY },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });

/** `scrypt$N$r$p$salt$key` */
export const hashSecret = async (secret: string, cost: number = COST): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, cost, BLOCK, LANES);
  return ['scrypt', cost, BLOCK, LANES, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
};

export const SECRET_HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Takes as long for a wrong secret as for the right one. */
export const isSecretOf = async (secret: string, hash: string): Promise<boolean> => {
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
};
