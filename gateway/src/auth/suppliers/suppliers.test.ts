import { createHash } from 'node:crypto';
import { SUPPLIER_TOKENS, SUPPLIERS_SETTING } from '../../testing/testSuppliers.ts';
import { parseSuppliers, supplierOf } from './suppliers.ts';

const HASH = createHash('sha256').update('a token').digest('hex');
const SECRET = `whsec_${Buffer.alloc(24, 'a secret').toString('base64')}`;

describe('the suppliers', () => {
  const suppliers = parseSuppliers(SUPPLIERS_SETTING);

  it('are known by their tokens', () => {
    for (const [name, token] of Object.entries(SUPPLIER_TOKENS))
      expect(supplierOf(suppliers, `Bearer ${token}`)?.name).toBe(name);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', `Basic ${SUPPLIER_TOKENS.acme}`, `Bearer ${HASH}`])(
    'are not known by %j',
    (authorization) => {
      expect(supplierOf(suppliers, authorization)).toBeUndefined();
    },
  );

  it('are nobody without a setting, and never whoever shows an empty token', () => {
    expect(parseSuppliers('')).toEqual([]);
    const empty = createHash('sha256').update('').digest('hex');
    const careless = parseSuppliers(JSON.stringify({ a: { tokens: [empty], courses: 'all' } }));
    expect(supplierOf(careless, 'Bearer ')).toBeUndefined();
    expect(supplierOf(careless)).toBeUndefined();
  });

  it('may have webhooks and no token', () => {
    const [hook] = parseSuppliers(JSON.stringify({ a: { webhooks: [SECRET], courses: [7] } }));
    expect(hook).toMatchObject({ tokens: [], webhookSecrets: [Buffer.alloc(24, 'a secret')] });
  });

  it('are not known by a token that is too short to be random', () => {
    const tokens = (token: string) => [createHash('sha256').update(token).digest('hex')];
    const of = (token: string) =>
      parseSuppliers(JSON.stringify({ a: { tokens: tokens(token), courses: 'all' } }));
    expect(supplierOf(of('x'.repeat(15)), `Bearer ${'x'.repeat(15)}`)).toBeUndefined();
    expect(supplierOf(of('x'.repeat(16)), `Bearer ${'x'.repeat(16)}`)?.name).toBe('a');
  });

  it.each([
    ['{"a":{"tokens":["secret"],"courses":"all"}}', 'a.tokens.0 is no SHA-256'],
    ['{"a":{"tokens":[],"courses":"all"}}', 'a.tokens'],
    [`{"a":{"tokens":["${HASH}"],"courses":"some"}}`, 'a.courses'],
    [`{"a b":{"tokens":["${HASH}"],"courses":"all"}}`, 'a b'],
    [`{"a":{"tokens":["${HASH}","${HASH}"],"courses":"all"}}`, 'one token is given twice'],
    ['{"a":{"courses":"all"}}', 'a.tokens or webhooks are needed'],
    ['{"a":{"webhooks":["whsec_c2hvcnQ="],"courses":"all"}}', 'a.webhooks.0 is not whsec_ and 24'],
    [`{"a":{"webhooks":["${SECRET.slice(6)}"],"courses":"all"}}`, 'a.webhooks.0 is not whsec_'],
    [
      `{"a":{"webhooks":["${SECRET}"],"courses":"all"},"b":{"webhooks":["${SECRET}"],"courses":"all"}}`,
      'one secret of webhooks is given twice',
    ],
  ])('cannot be %s', (text, message) => {
    expect(() => parseSuppliers(text)).toThrow(message);
  });
});
