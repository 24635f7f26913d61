import type { FastifyInstance } from 'fastify';
import { Counter, Registry } from 'prom-client';
import * as z from 'zod';

const report = z.object({
  widget: z.string().max(120),
  slot: z.string().max(60),
  kind: z.enum(['error', 'measure']),
  message: z.string().max(2000),
  stack: z.string().max(8000).optional(),
  value: z.number().optional(),
  context: z.record(z.string(), z.string().max(500)).optional(),
});

/** Takes the browsers' reports: every error is logged and counted under `widget@version`. */
export const registerTelemetry = (app: FastifyInstance, metrics: Registry): void => {
  const errors = new Counter({
    name: 'widget_errors_total', help: 'Errors that browsers reported', labelNames: ['widget', 'phase'], registers: [metrics],
  });
  app.post('/telemetry', { bodyLimit: 32_768 }, (request, reply) => {
    const read = report.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ data: [{ message: 'Report does not fit' }] });
    const { widget, kind, context } = read.data;
    if (kind === 'error') {
      const known = /^(shell|mf-[a-z0-9-]+@[0-9a-z.-]+)$/.test(widget);
      errors.inc({ widget: known ? widget : 'unknown', phase: context?.['phase'] ?? '' });
      request.log.warn({ report: read.data }, 'a widget failed in a browser');
    }
    return reply.code(204).send();
  });
};
