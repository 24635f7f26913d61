/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { registerTelemetry } from './intake.ts';
import { reportVisits } from './reportVisits.ts';
import type { VisitAdmission } from './visitAdmission.ts';
import { visitCounter } from './visitCounter.ts';

const isLive = (id: string) => id.startsWith('mf-ads@');
const aVisit = { ticket: 'a-ticket', widgets: { 'mf-ads@1.0.0': [], 'mf-evil@9.9.9': ['errored'] }, lcpPoor: false, inpPoor: false };
const admit: VisitAdmission = ({ ticket, ...visit }) => (ticket === 'a-ticket' ? { outcome: 'counted', visit } : { outcome: 'no ticket' });

describe('the visits of a shell server', () => {
  it('[R10.04] are added up by version, of live versions only', async () => {
    const app = fastify();
    const visits = visitCounter(isLive);
    const metrics = new Registry();
    registerTelemetry(app, { metrics, isLive, visits, admit });
    const send = (payload: object) => app.inject({ method: 'POST', url: '/telemetry/visit', payload });
    await send(aVisit);
    await send({ ...aVisit, widgets: { 'mf-ads@1.0.0': ['loadFailed', 'errored'] }, lcpPoor: true });
    expect((await send({ ...aVisit, widgets: { 'mf-ads@1.0.0': ['bored'] } })).statusCode).toBe(400);
    expect((await send({ ...aVisit, ticket: 'forged' })).statusCode).toBe(204);
    expect(visits.take()).toEqual([{
      widget: 'mf-ads', version: '1.0.0',
      counts: { visits: 2, failed: 1, slow: 1, loadFailed: 1, errored: 1, hydrationFailed: 0, lcpPoor: 1, inpPoor: 0 },
    }]);
    expect(visits.take()).toEqual([]);
    expect(await metrics.metrics()).toContain('visits_total{outcome="no ticket"} 1');
  });

  it('[R10.04] are told to the registry once, and again where it could not take them', async () => {
    const taken: { authorization: string | undefined; body: unknown }[] = [];
    let status = 503;
    const registry = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => { body += String(part); });
      request.on('end', () => { taken.push({ authorization: request.headers.authorization, body: JSON.parse(body) }); response.writeHead(status).end('{}'); });
    });
    await new Promise<void>((ready) => { registry.listen(0, '127.0.0.1', ready); });
    const visits = visitCounter(isLive);
    visits.add({ widgets: { 'mf-ads@1.0.0': [] }, lcpPoor: false, inpPoor: false });
    const failures: unknown[] = [];
    const options = { registryUrl: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`, token: 'a-token', interval: 3_600_000, onFailure: (error: unknown) => failures.push(error) };
    await reportVisits(visits, options)();
    status = 200;
    await reportVisits(visits, options)();
    await reportVisits(visits, options)();
    registry.close();
    expect(failures).toHaveLength(1);
    expect(taken).toHaveLength(2);
    expect(taken[1]).toEqual(taken[0]);
    expect(taken[0]).toMatchObject({ authorization: 'Bearer a-token', body: { reports: [{ widget: 'mf-ads', version: '1.0.0', counts: { visits: 1 } }] } });
  });
});
