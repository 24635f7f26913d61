/** @jest-environment node */
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { visitReports } from 'shared-contracts/release';
import { registerTelemetry } from './intake.ts';
import type { VisitAdmission } from '../../telemetry/visitAdmission.ts';
import { visitCounter } from '../../telemetry/visitCounter.ts';

const aVisit = {
  ticket: 'a-ticket',
  widgets: { 'mf-ads@1.0.0': [], 'mf-evil@9.9.9': ['errored'] },
  lcpPoor: false,
  inpPoor: false,
};
/** Every visit counts. */
const admission: Pick<VisitAdmission, 'hear' | 'admit'> = {
  hear: async () => [],
  admit: async ({ ticket: _ticket, ...visit }) => ({ outcome: 'counted', visit }),
};

describe('visits say by what they were slow', () => {
  const image = { widget: 'mf-ads@1.0.0', element: 'figure[data-lead] img' };
  const click = { widget: 'mf-ads@1.0.0', element: 'button[name=search]', event: 'click' };
  const cause = { event: '', script: '', device: 'PC' };
  async function causesAfter(...visited: object[]) {
    const app = fastify();
    const visits = visitCounter(
      (id) => id.startsWith('mf-ads@'),
      () => 0,
    );
    registerTelemetry(app, {
      metrics: new Registry(),
      isLive: () => true,
      visits,
      errors: { add: () => {} },
      admission,
    });
    for (const each of visited) {
      const payload = { ...aVisit, ...each };
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/telemetry/visit',
        payload,
      });
      expect(statusCode).toBe(204);
    }
    const reports = visits.take();
    // what a shell sends is what a registry takes
    expect(visitReports.safeParse({ reports }).success).toBe(true);
    return reports.flatMap(({ causes }) => causes);
  }

  it('[R10.04] with the element, the event and the script, added up, and how many of them were poor', async () => {
    const slow = { lcp: 5000, lcpPoor: true, inp: 80, causes: { lcp: image, inp: click } };
    const script = { ...click, script: 'later.js' };
    expect(
      await causesAfter(
        slow,
        { ...slow, lcp: 900, lcpPoor: false },
        {
          inp: 600,
          inpPoor: true,
          causes: { inp: script },
        },
      ),
    ).toEqual([
      { ...cause, vital: 'lcp', element: image.element, visits: 2, poor: 1 },
      { ...cause, vital: 'inp', element: click.element, event: 'click', visits: 2, poor: 0 },
      {
        ...cause,
        vital: 'inp',
        element: click.element,
        event: 'click',
        script: 'later.js',
        visits: 1,
        poor: 1,
      },
    ]);
  });

  it('[R10.04] only for the version in whose slot it was, and only where something was measured', async () => {
    expect(
      await causesAfter(
        { lcp: 900, causes: { lcp: { ...image, widget: 'mf-evil@9.9.9' } } },
        { lcp: 900, causes: { lcp: { ...image, widget: 'mf-ads@2.0.0' } } },
        { causes: { lcp: image, inp: click } },
      ),
    ).toEqual([]);
  });

  it.each([
    ['a text', { ...click, element: '山田 太郎' }],
    ['an id', { ...click, element: 'li[data-course=12]' }],
    ['a class', { ...click, element: 'div.card' }],
    ['a long path', { ...click, element: 'main ul li' }],
    ['an address', { ...click, script: 'https://golf.example/?name=x' }],
    ['a query', { ...click, script: 'later.js?name=x' }],
    ['an event of its own', { ...click, event: 'Hello there' }],
  ])('[R10.04] never by %s: then the visit counts without its cause', async (_what, malformed) => {
    const visited = { lcp: 900, inp: 80, causes: { lcp: image, inp: malformed } };
    expect(await causesAfter(visited)).toEqual([
      { ...cause, vital: 'lcp', element: image.element, visits: 1, poor: 0 },
    ]);
  });

  it('[R10.04] by twenty causes of a version between two reports, since anybody can name more', async () => {
    const named = Array.from({ length: 30 }, (_, at) => ({
      lcp: 900,
      causes: { lcp: { ...image, element: `x${at}` } },
    }));
    const causes = await causesAfter(...named, ...named);
    expect(causes).toHaveLength(20);
    expect(causes.every(({ visits }) => visits === 2)).toBe(true);
  });
});
