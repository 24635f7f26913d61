/** @jest-environment node */
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { registerCookies } from 'server-kit/http/cookies';
import type { Discovery } from 'shared-contracts/release';
import { aLiveVersion, aManifest } from '../../../testing/builders.ts';
import { visitTickets } from '../../telemetry/visitTickets.ts';
import { visitAdmission } from '../../telemetry/visitAdmission.ts';
import { registerVisitTicket, type VisitTicketServices } from './visitTicket.ts';

const VISITOR = 'asashiba_visitor=00000000-0000-4000-8000-000000000007';
const stable = aLiveVersion();
const canary = aLiveVersion(aManifest({ version: '1.1.0' }), {
  deployment: { traffic: 100, default: false },
});
const onTrial: Discovery = { schema: '', microFrontends: { 'mf-results': [stable, canary] } };
const tickets = visitTickets('a-secret', () => 0);

async function ask(cookie: string, answer = onTrial, more: Partial<VisitTicketServices> = {}) {
  const app = fastify();
  const counted: (readonly string[])[] = [];
  const metrics = new Registry();
  await registerCookies(app);
  registerVisitTicket(app, {
    registry: { latest: async () => answer },
    renderers: { avoided: () => new Set() },
    admission: visitAdmission({ tickets, clock: () => 0, perNetwork: 1, countsVisits: () => true }),
    visits: { opened: (ids) => counted.push(ids) },
    metrics,
    ...more,
  });
  const { statusCode, headers, body } = await app.inject({
    url: '/telemetry/ticket',
    headers: { cookie },
  });
  const versions = body === '' ? undefined : tickets.read(JSON.parse(body).ticket)?.versions;
  const shown = await metrics.metrics();
  return { status: statusCode, cache: headers['cache-control'], versions, body, counted, shown };
}

describe('the ticket of a visit', () => {
  it("[R10.04] names the versions of this visitor's document, and is never cached", async () => {
    expect(await ask(VISITOR)).toMatchObject({
      status: 200,
      cache: 'no-store',
      versions: new Set(['mf-results@1.1.0']),
    });
    const other = { ...canary, deployment: { traffic: 0, default: false } };
    const few = { ...canary, deployment: { traffic: 1, default: false } };
    expect(
      (await ask(VISITOR, { schema: '', microFrontends: { 'mf-results': [stable, few] } }))
        .versions,
    ).toEqual(new Set(['mf-results@1.0.0']));
    expect(
      (await ask(VISITOR, { schema: '', microFrontends: { 'mf-results': [stable, other] } }))
        .status,
    ).toBe(204);
  });

  it('[R10.04] is for every browser while a version is watched: its documents are the same for all', async () => {
    const watched = { ...stable, deployment: { traffic: 100, default: true, watched: true } };
    const answer = { schema: '', microFrontends: { 'mf-results': [watched] } };
    expect(await ask('', answer)).toMatchObject({
      status: 200,
      versions: new Set(['mf-results@1.0.0']),
      counted: [['mf-results@1.0.0']],
    });
    expect((await ask('', { schema: '', microFrontends: { 'mf-results': [stable] } })).status).toBe(
      204,
    );
  });

  it('[R10.04] is another one for each document', async () => {
    expect((await ask(VISITOR)).body).not.toBe((await ask(VISITOR)).body);
  });

  it('[R10.04] is counted for the versions of the document, once a day here for one network, and the operator sees it', async () => {
    const tickets = visitTickets('a-secret', () => 0);
    const admission = visitAdmission({
      tickets,
      clock: () => 0,
      perNetwork: 1,
      countsVisits: () => true,
    });
    const first = await ask(VISITOR, onTrial, { admission });
    expect(first.counted).toEqual([['mf-results@1.1.0']]);
    expect(first.shown).toContain('visit_tickets_total{outcome="opened"} 1');
    const second = await ask(VISITOR, onTrial, { admission });
    expect(second).toMatchObject({ status: 204, counted: [] });
    expect(second.shown).toContain('visit_tickets_total{outcome="network has told enough"} 1');
  });

  it('[R10.04] does not exist for the version of a preview', async () => {
    const live = aLiveVersion(aManifest({ version: '1.1.0' }));
    const previews = {
      read: async () => ({
        shown: [{ widget: 'mf-results', version: '1.1.0', live }],
        expires: '2026-11-21T00:00:00Z',
      }),
    };
    const cookie = `${VISITOR}; asashiba_preview=valid.signed`;
    expect(await ask(cookie, onTrial, { previews })).toMatchObject({ status: 204, counted: [] });
  });

  it('[R10.04] is for nobody who has got no document of the trial, or where no visits are reported', async () => {
    for (const cookie of ['', 'asashiba_visitor=forged'])
      expect(await ask(cookie)).toMatchObject({ status: 204, body: '', cache: 'no-store' });
    expect((await ask(VISITOR, onTrial, { admission: undefined })).status).toBe(204);
  });
});
