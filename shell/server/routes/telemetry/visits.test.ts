/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { registerTelemetry } from './intake.ts';
import { reportVisits } from '../../telemetry/registryReports.ts';
import type { VisitAdmission } from '../../telemetry/visitAdmission.ts';
import { HEARD_WITHIN, visitCounter } from '../../telemetry/visitCounter.ts';

function isLive(id: string) {
  return id.startsWith('mf-ads@');
}
const aVisit = {
  ticket: 'a-ticket',
  widgets: { 'mf-ads@1.0.0': [], 'mf-evil@9.9.9': ['errored'] },
  lcpPoor: false,
  inpPoor: false,
};
const admission: Pick<VisitAdmission, 'hear' | 'admit'> = {
  hear: async (ticket) => (ticket === 'a-ticket' ? ['mf-ads@1.0.0'] : []),
  admit: async ({ ticket, ...visit }) =>
    ticket === 'a-ticket' ? { outcome: 'counted', visit } : { outcome: 'no ticket' },
};
let now = 0;
function counterOf() {
  return visitCounter(isLive, () => now);
}

describe('the visits of a shell server', () => {
  it('[R10.04] are added up for each live version', async () => {
    const app = fastify();
    const visits = counterOf();
    const metrics = new Registry();
    registerTelemetry(app, { metrics, isLive, visits, errors: { add: () => {} }, admission });
    const send = (payload: object) =>
      app.inject({ method: 'POST', url: '/telemetry/visit', payload });
    await send({ ...aVisit, lcp: 1500, inp: 40 });
    await send({
      ...aVisit,
      widgets: { 'mf-ads@1.0.0': ['loadFailed', 'errored'] },
      lcpPoor: true,
      lcp: 1599,
    });
    expect((await send({ ...aVisit, widgets: { 'mf-ads@1.0.0': ['bored'] } })).statusCode).toBe(
      400,
    );
    expect((await send({ ...aVisit, ticket: 'forged' })).statusCode).toBe(204);
    expect(visits.take()).toEqual([
      {
        widget: 'mf-ads',
        version: '1.0.0',
        counts: {
          visits: 2,
          failed: 1,
          slow: 1,
          loadFailed: 1,
          errored: 1,
          hydrationFailed: 0,
          blank: 0,
          renderFailed: 0,
          lcpPoor: 1,
          inpPoor: 0,
          issued: 0,
          heard: 2,
        },
        // who sends says no more than a computer's browser does
        vitals: [
          { device: 'PC', vital: 'lcp', band: 2, visits: 2 },
          { device: 'PC', vital: 'inp', band: 0, visits: 1 },
        ],
        causes: [],
      },
    ]);
    expect(visits.take()).toEqual([]);
    expect(await metrics.metrics()).toContain('visits_total{outcome="no ticket"} 1');
  });

  it('[R10.04] stand beside the documents that said that they run, and those that had their time for it', async () => {
    now = 0;
    const app = fastify();
    const visits = counterOf();
    const metrics = new Registry();
    registerTelemetry(app, { metrics, isLive, visits, errors: { add: () => {} }, admission });
    const hear = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/telemetry/heard', payload })).statusCode;
    for (const _document of [1, 2]) visits.opened(['mf-ads@1.0.0', 'mf-evil@9.9.9']);
    expect([await hear({ ticket: 'a-ticket' }), await hear({ ticket: 'forged' })]).toEqual([
      204, 204,
    ]);
    expect(await hear({})).toBe(400);
    const told = () =>
      visits.take().map(({ version, counts: { visits: told, issued, heard } }) => ({
        version,
        visits: told,
        issued,
        heard,
      }));
    expect(told()).toEqual([{ version: '1.0.0', visits: 0, issued: 0, heard: 1 }]);
    now = HEARD_WITHIN;
    expect(told()).toEqual([{ version: '1.0.0', visits: 0, issued: 2, heard: 0 }]);
    expect(told()).toEqual([]);
  });

  describe('are reported to the registry', () => {
    interface Told {
      readonly authorization: string | undefined;
      readonly body: { id: string; reports: { version: string; counts: { visits: number } }[] };
    }
    let told: Told[];
    let statuses: (number | undefined)[];
    let onTold: () => void;
    let registry: Server;
    let url: string;
    const failures: unknown[] = [];
    beforeEach(async () => {
      [told, statuses, onTold, failures.length] = [[], [], () => {}, 0];
      registry = createServer((request, response) => {
        let body = '';
        request.on('data', (part) => {
          body += String(part);
        });
        request.on('end', () => {
          told.push({
            authorization: request.headers.authorization,
            body: JSON.parse(body) as Told['body'],
          });
          onTold();
          const status = statuses.length > 0 ? statuses.shift() : 200;
          if (status === undefined) request.socket.destroy();
          else response.writeHead(status).end('{}');
        });
      });
      await new Promise<void>((ready) => {
        registry.listen(0, '127.0.0.1', ready);
      });
      url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
    });
    afterEach(() => {
      registry.closeAllConnections();
      registry.close();
    });
    const visit = (widgets: Record<string, never[]> = { 'mf-ads@1.0.0': [] }) => ({
      widgets,
      lcpPoor: false,
      inpPoor: false,
    });
    const start = (visits: ReturnType<typeof visitCounter>, interval: number) =>
      reportVisits(visits, {
        registryUrl: url,
        token: 'a-token',
        interval,
        onFailure: (error) => failures.push(error),
      });
    const untilTold = (times: number) =>
      new Promise<void>((resolve) => {
        onTold = () => {
          if (told.length === times) resolve();
        };
      });

    it('[R10.04] once', async () => {
      const visits = counterOf();
      visits.add(visit(), 'PC');
      await start(visits, 3_600_000)();
      await start(visits, 3_600_000)();
      expect(told).toEqual([
        {
          authorization: 'Bearer a-token',
          body: {
            id: expect.any(String),
            reports: [
              expect.objectContaining({
                widget: 'mf-ads',
                version: '1.0.0',
                counts: expect.objectContaining({ visits: 1 }),
              }),
            ],
          },
        },
      ]);
    });

    it('[R10.04] again unchanged if there was no answer, since it may have counted them', async () => {
      statuses = [503, undefined];
      const visits = counterOf();
      visits.add(visit(), 'PC');
      const thrice = untilTold(3);
      const end = start(visits, 1);
      // a later visit belongs to the next report
      const first = new Promise<void>((resolve) => {
        const before = onTold;
        onTold = () => {
          before();
          resolve();
        };
      });
      await first;
      visits.add(visit({ 'mf-ads@1.1.0': [] }), 'PC');
      await thrice;
      await end();
      expect([told[1], told[2]]).toEqual([told[0], told[0]]);
      expect(told).toHaveLength(4);
      expect(told[3]?.body.reports).toEqual([expect.objectContaining({ version: '1.1.0' })]);
      expect(told[3]?.body.id).not.toBe(told[0]?.body.id);
      expect(failures).toHaveLength(2);
    });

    it('[R10.04] no more if the registry refuses them as invalid', async () => {
      statuses = [400];
      const visits = counterOf();
      visits.add(visit(), 'PC');
      await start(visits, 3_600_000)();
      await start(visits, 3_600_000)();
      expect([told.length, failures.length]).toEqual([1, 1]);
    });
  });
});
