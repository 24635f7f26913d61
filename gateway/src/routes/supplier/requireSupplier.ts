import type { FastifyRequest } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import { type Supplier, supplierOf } from '../../auth/suppliers/suppliers.ts';
import type { Services } from '../services.ts';

/** Returns the supplier whose token a request holds. Throws RequestError 401 without one. */
export function requireSupplier(
  { suppliers }: Pick<Services, 'suppliers'>,
  { headers }: FastifyRequest,
): Supplier {
  const supplier = supplierOf(suppliers?.() ?? [], headers.authorization);
  if (supplier === undefined) throw new RequestError(401, 'A bearer token of a supplier is needed');
  return supplier;
}
