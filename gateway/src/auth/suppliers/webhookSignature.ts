import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a webhook says of itself in its headers (Standard Webhooks 1.0). */
export interface WebhookClaim {
  /** The sender's name for this call; a repetition has the same one. */
  readonly id: string;
  /** When it was sent, in seconds since 1970, as it was written. */
  readonly timestamp: string;
  /** One for each secret of the sender. */
  readonly signatures: readonly string[];
}

/** Milliseconds by which the sender's clock may differ, on either side. */
const TOLERANCE = 300_000;
const MOST_SIGNATURES = 10;
const VERSION = 'v1,';

/** Reads the headers of a webhook; undefined when one is missing or malformed. */
export function readWebhookClaim(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): WebhookClaim | undefined {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signature = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string')
    return undefined;
  const signatures = signature.split(' ').filter((each) => each.startsWith(VERSION));
  return /^\d{1,12}$/.test(timestamp) && signatures.length <= MOST_SIGNATURES
    ? { id, timestamp, signatures }
    : undefined;
}

/** Whether a webhook was sent within five minutes of `now`, which is in milliseconds since 1970. */
export function isRecent({ timestamp }: Pick<WebhookClaim, 'timestamp'>, now: number): boolean {
  return Math.abs(Number(timestamp) * 1000 - now) <= TOLERANCE;
}

/** Returns the signature of a webhook: HMAC-SHA-256 over its id, its time and the bytes of its body. */
function signWebhook(
  secret: Buffer,
  { id, timestamp }: Pick<WebhookClaim, 'id' | 'timestamp'>,
  body: Buffer,
): string {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body);
  return VERSION + signature.digest('base64');
}

/** Whether one of the secrets has signed a webhook. Takes the same time for every wrong signature. */
export function isSigned(secrets: readonly Buffer[], claim: WebhookClaim, body: Buffer): boolean {
  let isRight = false;
  for (const secret of secrets) {
    const right = Buffer.from(signWebhook(secret, claim, body));
    for (const each of claim.signatures) {
      const shown = Buffer.from(each);
      if (shown.length === right.length && timingSafeEqual(shown, right)) isRight = true;
    }
  }
  return isRight;
}
