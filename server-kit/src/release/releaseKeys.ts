import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod';

/**
 * The public Ed25519 keys whose signature of the registry's answer counts: the old one beside the new
 * one while the key is replaced.
 */
export type ReleaseKeys = readonly KeyObject[];

/** The header of the registry's answer that holds the signature of its body, in Base64. */
export const ANSWER_SIGNATURE = 'x-answer-signature';

/**
 * Parses the private key (PEM, PKCS 8) that signs the registry's answers. Returns undefined for an
 * empty text; throws if the text is no Ed25519 key.
 */
export function parseReleaseKey(text: string): KeyObject | undefined {
  if (text.trim() === '') return undefined;
  const key = createPrivateKey(text);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('is not an Ed25519 key');
  return key;
}

/**
 * Parses `["<base64 of the SPKI form>", ...]`. Returns undefined for an empty text; throws if the
 * text is invalid or names no key.
 */
export function parseReleaseKeys(text: string): ReleaseKeys | undefined {
  if (text.trim() === '') return undefined;
  return z
    .array(z.string())
    .min(1)
    .parse(JSON.parse(text))
    .map((base64) =>
      createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }),
    );
}

/** Returns the signature of an answer's body, in Base64. */
export function signAnswer(key: KeyObject, body: string): string {
  return sign(null, Buffer.from(body), key).toString('base64');
}

/** Returns whether one of the keys signed exactly this body. */
export function isSignedAnswer(keys: ReleaseKeys, body: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  return keys.some((key) => verify(null, Buffer.from(body), key, bytes));
}
