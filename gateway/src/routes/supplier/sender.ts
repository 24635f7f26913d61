import type { FastifyRequest } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import type { Supplier } from '../../auth/suppliers/suppliers.ts';
import {
  isRecent,
  isSigned,
  readWebhookClaim,
  type WebhookClaim,
} from '../../auth/suppliers/webhookSignature.ts';
import type { Services } from '../services.ts';
import { requireSupplier } from './requireSupplier.ts';

type SenderServices = Pick<Services, 'suppliers' | 'clock'>;

/** Who sends a batch, and the sender's name for it. */
export interface Sender {
  readonly supplier: Supplier;
  readonly key: string | undefined;
}

/** Whether a request is a webhook: it is signed, and the query names its supplier (ADR 060). */
function isWebhook({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && headers['webhook-signature'] !== undefined;
}

/** Returns what a webhook says of itself, unproven. Throws RequestError 401 where it cannot be true. */
function requireClaim(
  { suppliers, clock }: SenderServices,
  { headers, query }: FastifyRequest,
): { readonly claim: WebhookClaim; readonly supplier: Supplier | undefined } {
  const claim = readWebhookClaim(headers);
  if (claim === undefined)
    throw new RequestError(401, 'webhook-id, webhook-timestamp or webhook-signature is malformed');
  if (!isRecent(claim, clock()))
    throw new RequestError(401, 'webhook-timestamp is more than five minutes from now');
  const { supplier: named } = query as Readonly<Record<string, unknown>>;
  return { claim, supplier: suppliers?.().find(({ name }) => name === named) };
}

/** Refuses with 401, before its body is read, a request of which no body could make a supplier's. */
export function refuseStranger(services: SenderServices, request: FastifyRequest): void {
  if (isWebhook(request)) requireClaim(services, request);
  else requireSupplier(services, request);
}

/** Returns who sends a batch, by a token or by a signature of its bytes. Throws RequestError 401. */
export function requireSender(
  services: SenderServices,
  request: FastifyRequest,
  body: Buffer,
): Sender {
  if (!isWebhook(request)) {
    const key = request.headers['idempotency-key'];
    return {
      supplier: requireSupplier(services, request),
      key: typeof key === 'string' ? key : undefined,
    };
  }
  const { claim, supplier } = requireClaim(services, request);
  if (supplier === undefined || !isSigned(supplier.webhookSecrets, claim, body))
    throw new RequestError(401, 'No secret of this supplier has signed the webhook');
  return { supplier, key: claim.id };
}
