import { isRecent, isSigned, readWebhookClaim } from './webhookSignature.ts';

/** The example of the libraries of Standard Webhooks. */
const SECRET = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const BODY = Buffer.from('{"test": 2432232314}');
const HEADERS = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('[R7.15] the signature of a webhook', () => {
  const claimOf = (headers: Readonly<Record<string, string>> = {}) => {
    const claim = readWebhookClaim({ ...HEADERS, ...headers });
    if (claim === undefined) throw new Error('these headers are malformed');
    return claim;
  };

  it('is that of Standard Webhooks, also beside others and with one of several secrets', () => {
    const other = Buffer.alloc(24);
    const beside = `v1a,abc v1,${other.toString('base64')} ${HEADERS['webhook-signature']}`;
    expect(isSigned([SECRET], claimOf(), BODY)).toBe(true);
    expect(isSigned([other, SECRET], claimOf({ 'webhook-signature': beside }), BODY)).toBe(true);
  });

  it('covers the id, the time and each byte of the body', () => {
    expect(isSigned([SECRET], claimOf({ 'webhook-id': 'msg_other' }), BODY)).toBe(false);
    expect(isSigned([SECRET], claimOf({ 'webhook-timestamp': '1614265331' }), BODY)).toBe(false);
    for (const at of BODY.keys()) {
      const changed = Buffer.from(BODY);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(isSigned([SECRET], claimOf(), changed)).toBe(false);
    }
  });

  it.each([
    ['nothing', ''],
    ['a part of it', HEADERS['webhook-signature'].slice(0, -1)],
    ['another version of it', HEADERS['webhook-signature'].replace('v1,', 'v2,')],
    ['what it is without its version', HEADERS['webhook-signature'].slice(3)],
  ])('is not %s', (_what, signature) => {
    expect(isSigned([SECRET], claimOf({ 'webhook-signature': signature }), BODY)).toBe(false);
  });

  it('of nobody proves nothing', () => {
    expect(isSigned([], claimOf(), BODY)).toBe(false);
  });

  it.each(Object.keys(HEADERS))('is not read without %s', (name) => {
    expect(readWebhookClaim({ ...HEADERS, [name]: undefined })).toBeUndefined();
    expect(readWebhookClaim({ ...HEADERS, [name]: ['a', 'b'] })).toBeUndefined();
  });

  it.each(['', '1614265330.5', '-1', '1e9', '0x10', '9'.repeat(13), 'now'])(
    'is not read with the time %j',
    (timestamp) => {
      expect(readWebhookClaim({ ...HEADERS, 'webhook-timestamp': timestamp })).toBeUndefined();
    },
  );

  it('counts for five minutes, whichever clock is ahead', () => {
    const now = 1_614_265_330_000;
    expect(
      [-300_001, -300_000, 0, 300_000, 300_001].map((ms) => isRecent(claimOf(), now + ms)),
    ).toEqual([false, true, true, true, false]);
  });
});
