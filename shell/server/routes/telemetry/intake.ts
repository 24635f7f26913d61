import type { FastifyInstance } from 'fastify';
import { Counter, Registry } from 'prom-client';
import * as z from 'zod';
import { readDevice } from '../../../src/device/readDevice.ts';
import type { ErrorCounter } from '../../telemetry/errorGroups.ts';
import { logBudget } from '../../telemetry/logBudget.ts';
import type { VisitAdmission } from '../../telemetry/visitAdmission.ts';
import { heardDocument, visit, type VisitCounter } from '../../telemetry/visitCounter.ts';

/** The largest number of entries in the context of a report. */
const MOST_CONTEXT = 12;
/** Bytes. */
const LONGEST_REPORT = 32_768;
/** Bytes. */
const LONGEST_VISIT = 8192;

const report = z.object({
  widget: z.string().max(120),
  slot: z.string().max(60),
  kind: z.enum(['error', 'measure']),
  message: z.string().max(2000),
  stack: z.string().max(8000).optional(),
  value: z.number().optional(),
  context: z
    .record(z.string().max(60), z.string().max(500))
    .refine((entries) => Object.keys(entries).length <= MOST_CONTEXT)
    .optional(),
});

/**
 * The known phases. A label stays in the metrics for ever, so an unknown phase is counted as
 * `other`.
 */
const PHASES = new Set([
  'load',
  'mount',
  'hydration',
  'run',
  'update',
  'unmount',
  'bus',
  'sight',
  'console',
  'head',
]);

export interface TelemetryServices {
  readonly metrics: Registry;
  readonly isLive: (widget: string) => boolean;
  readonly visits: Pick<VisitCounter, 'add' | 'heard'>;
  readonly errors: Pick<ErrorCounter, 'add'>;
  /** Undefined if this server reports no visits; then none is counted. */
  readonly admission: Pick<VisitAdmission, 'hear' | 'admit'> | undefined;
}

/**
 * Logs the errors that browsers report, so many in a minute, groups them for the staff, and counts each by
 * `widget@version`, phase and browser family.
 */
function registerReports(
  app: FastifyInstance,
  { metrics, isLive, errors }: TelemetryServices,
): void {
  const counted = new Counter({
    name: 'widget_errors_total',
    help: 'Errors that browsers reported',
    labelNames: ['widget', 'phase', 'browser'],
    registers: [metrics],
  });
  const placeOf = logBudget();
  app.post('/telemetry', { bodyLimit: LONGEST_REPORT }, (request, reply) => {
    const read = report.safeParse(request.body);
    if (!read.success)
      return reply.code(400).send({ data: [{ message: 'The report is invalid' }] });
    const { widget, kind, context } = read.data;
    if (kind === 'error') {
      const phase = context?.['phase'] ?? '';
      const { browser } = readDevice(request.headers);
      counted.inc({
        widget: isLive(widget) ? widget : 'unknown',
        phase: PHASES.has(phase) ? phase : 'other',
        browser,
      });
      errors.add(read.data);
      const place = placeOf(JSON.stringify(read.data));
      if (place === 'fits')
        request.log.warn({ report: read.data, browser }, 'a widget failed in a browser');
      if (place === 'last') request.log.warn('more reports of this minute are counted only');
    }
    return reply.code(204).send();
  });
}

/**
 * Counts the documents that say that they run, and the admitted part of each visit. The answers do not
 * tell a forger the outcome.
 */
function registerVisits(
  app: FastifyInstance,
  { metrics, visits, admission }: TelemetryServices,
): void {
  const told = new Counter({
    name: 'visits_total',
    help: 'Visits that browsers reported, by outcome',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const hear = async (ticket: string) => visits.heard((await admission?.hear(ticket)) ?? []);
  const bounds = { bodyLimit: LONGEST_VISIT };
  app.post('/telemetry/heard', bounds, async (request, reply) => {
    const read = heardDocument.safeParse(request.body);
    if (!read.success)
      return reply.code(400).send({ data: [{ message: 'The ticket is missing' }] });
    await hear(read.data.ticket);
    return reply.code(204).send();
  });
  app.post('/telemetry/visit', bounds, async (request, reply) => {
    const read = visit.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ data: [{ message: 'The visit is invalid' }] });
    const { outcome, visit: admitted } = (await admission?.admit(read.data)) ?? {
      outcome: 'nobody is told',
    };
    told.inc({ outcome });
    if (admitted) visits.add(admitted, readDevice(request.headers).device);
    await hear(read.data.ticket);
    return reply.code(204).send();
  });
}

/** Registers the intake of browsers' reports of errors and visits. */
export function registerTelemetry(app: FastifyInstance, services: TelemetryServices): void {
  registerReports(app, services);
  registerVisits(app, services);
}
