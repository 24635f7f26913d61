import type { FastifyInstance } from 'fastify';
import { type ReleaseSources, documentRelease } from '../../documents/documentRelease.ts';
import { readLocale } from '../../locale/requestLocale.ts';
import type { VisitTickets } from '../../telemetry/visitTickets.ts';

export interface VisitTicketServices extends ReleaseSources {
  /** Undefined if this server reports no visits. */
  readonly tickets: Pick<VisitTickets, 'issue'> | undefined;
}

/**
 * Issues the ticket of a document, for the versions that the document has got (ADR 019). A document
 * is the same for everybody and cannot carry one, so its browser asks while a trial runs. A browser
 * that has no visitor's cookie gets none: no document of the trial has come to it.
 */
export function registerVisitTicket(
  app: FastifyInstance,
  { tickets, ...sources }: VisitTicketServices,
): void {
  app.get('/telemetry/ticket', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { locale } = readLocale('', request.cookies, request.headers['accept-language']);
    const { chosen, isTrial, remember } = await documentRelease(request, sources, locale);
    if (tickets === undefined || !isTrial || remember !== undefined) return reply.code(204).send();
    return { ticket: tickets.issue(chosen.set) };
  });
}
