import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { type ReleaseSources, documentRelease } from '../../documents/documentRelease.ts';
import { readLocale } from '../../locale/requestLocale.ts';
import type { VisitAdmission } from '../../telemetry/visitAdmission.ts';
import type { VisitCounter } from '../../telemetry/visitCounter.ts';

export interface VisitTicketServices extends ReleaseSources {
  /** Undefined if this server reports no visits. */
  readonly admission: Pick<VisitAdmission, 'open'> | undefined;
  readonly visits: Pick<VisitCounter, 'opened'>;
  readonly metrics: Registry;
}

/**
 * Issues the ticket of a document, for the versions that the document has got (ADR 019), and counts the
 * document. A document is the same for everybody and cannot carry one, so its browser asks while a trial
 * runs or a version is watched. During a trial a browser that has no visitor's cookie gets none: no
 * document of the trial has come to it.
 */
export function registerVisitTicket(
  app: FastifyInstance,
  { admission, visits, metrics, ...sources }: VisitTicketServices,
): void {
  const asked = new Counter({
    name: 'visit_tickets_total',
    help: 'Documents that asked for a ticket, by outcome',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  app.get('/telemetry/ticket', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { locale } = readLocale('', request.cookies, request.headers['accept-language']);
    const { chosen, countsVisits, remember } = await documentRelease(request, sources, locale);
    if (admission === undefined || !countsVisits || remember !== undefined)
      return reply.code(204).send();
    const { outcome, opened } = await admission.open(chosen.set, request.ip);
    asked.inc({ outcome });
    if (opened === undefined) return reply.code(204).send();
    visits.opened(opened.versions);
    return { ticket: opened.ticket };
  });
}
