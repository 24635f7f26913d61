import { createHash } from 'node:crypto';
import { parseSuppliers, type Supplier } from '../auth/suppliers/suppliers.ts';

/** A supplier of all courses, and one of the courses 1 to 3, which do not exist. */
export const SUPPLIER_TOKENS = {
  acme: 'acme-token-of-tests-1',
  small: 'small-token-of-tests-2',
} as const;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The setting `SUPPLIERS` of tests. */
export const SUPPLIERS_SETTING = JSON.stringify({
  acme: { tokens: [hashOf(SUPPLIER_TOKENS.acme)], courses: 'all' },
  small: { tokens: [hashOf(SUPPLIER_TOKENS.small)], courses: [1, 2, 3] },
});

const suppliers = parseSuppliers(SUPPLIERS_SETTING);
export function testSuppliers(): readonly Supplier[] {
  return suppliers;
}
