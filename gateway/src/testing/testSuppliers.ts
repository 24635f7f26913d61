import { createHash } from 'node:crypto';
import { parseSuppliers, type Supplier } from '../auth/suppliers/suppliers.ts';

/** A supplier of all courses, and one of the courses 1 to 3, which do not exist. */
export const SUPPLIER_TOKENS = {
  acme: 'acme-token-of-tests-1',
  small: 'small-token-of-tests-2',
} as const;

/** The secrets with which the webhooks of the same suppliers are signed; two of acme's. */
export const WEBHOOK_SECRETS = {
  acme: Buffer.alloc(32, 'secret of acme'),
  acmeNext: Buffer.alloc(24, 'next secret of acme'),
  small: Buffer.alloc(64, 'secret of small'),
} as const;

function toSetting(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The setting `SUPPLIERS` of tests. */
export const SUPPLIERS_SETTING = JSON.stringify({
  acme: {
    tokens: [hashOf(SUPPLIER_TOKENS.acme)],
    webhooks: [toSetting(WEBHOOK_SECRETS.acme), toSetting(WEBHOOK_SECRETS.acmeNext)],
    courses: 'all',
  },
  small: {
    tokens: [hashOf(SUPPLIER_TOKENS.small)],
    webhooks: [toSetting(WEBHOOK_SECRETS.small)],
    courses: [1, 2, 3],
  },
});

const suppliers = parseSuppliers(SUPPLIERS_SETTING);
export function testSuppliers(): readonly Supplier[] {
  return suppliers;
}
