/** @jest-environment node */
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { registerTelemetry } from './intake.ts';
import { errorCounter } from '../../telemetry/errorGroups.ts';
import { visitCounter } from '../../telemetry/visitCounter.ts';

const report = {
  widget: 'mf-ads@1.0.0',
  slot: 'right_ad',
  kind: 'error',
  message: 'no',
  context: { phase: 'load' },
};
function isLive(widget: string) {
  return widget === 'mf-ads@1.0.0';
}
async function send(...payloads: unknown[]) {
  const app = fastify();
  const metrics = new Registry();
  registerTelemetry(app, {
    metrics,
    isLive,
    visits: visitCounter(isLive, Date.now),
    errors: errorCounter(isLive),
    admission: undefined,
  });
  const statuses = [];
  for (const payload of payloads)
    statuses.push(
      (await app.inject({ method: 'POST', url: '/telemetry', payload: payload as object }))
        .statusCode,
    );
  return { statuses, text: await metrics.metrics() };
}

describe('reports of browsers', () => {
  it('[R10.05] are counted for the live version that failed', async () => {
    const { statuses, text } = await send(report, report);
    expect(statuses).toEqual([204, 204]);
    expect(text).toContain(
      'widget_errors_total{widget="mf-ads@1.0.0",phase="load",browser="other"} 2',
    );
  });

  it('[R10.05] are counted by browser, which shows a failure of one engine only', async () => {
    const app = fastify();
    const metrics = new Registry();
    registerTelemetry(app, {
      metrics,
      isLive,
      visits: visitCounter(isLive, Date.now),
      errors: errorCounter(isLive),
      admission: undefined,
    });
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
    await app.inject({
      method: 'POST',
      url: '/telemetry',
      headers: { 'user-agent': safari },
      payload: { ...report, context: { phase: 'sight' } },
    });
    expect(await metrics.metrics()).toContain('phase="sight",browser="safari"} 1');
  });

  it('[R10.05] fill no log: those beyond a minute of it are counted only', async () => {
    const lines: string[] = [];
    const app = fastify({
      logger: { level: 'warn', stream: { write: (line) => lines.push(line) } },
    });
    const metrics = new Registry();
    registerTelemetry(app, {
      metrics,
      isLive,
      visits: visitCounter(isLive, Date.now),
      errors: errorCounter(isLive),
      admission: undefined,
    });
    const payload = { ...report, stack: 'x'.repeat(8000) };
    for (let count = 0; count < 100; count += 1)
      await app.inject({ method: 'POST', url: '/telemetry', payload });
    expect(lines.join('').length).toBeLessThan(600_000);
    expect(lines.at(-1)).toContain('more reports of this minute are counted only');
    expect(await metrics.metrics()).toContain('phase="load",browser="other"} 100');
  });

  it('never make a counter label of an unknown word', async () => {
    const { text } = await send({
      ...report,
      widget: 'mf-evil@9.9.9',
      context: { phase: 'x'.repeat(400) },
    });
    expect(text).toContain('widget_errors_total{widget="unknown",phase="other",browser="other"} 1');
  });

  it.each([{}, { ...report, message: 7 }, { ...report, message: 'x'.repeat(3000) }, []])(
    'are refused if they are invalid: %j',
    async (payload) => {
      expect((await send(payload)).statuses).toEqual([400]);
    },
  );
});
