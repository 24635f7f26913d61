/** @jest-environment node */
import fastify from 'fastify';
import { registerAdmission } from './admission.ts';

async function aServer(options: Partial<Parameters<typeof registerAdmission>[1]> = {}) {
  const app = fastify({ trustProxy: true });
  await registerAdmission(app, {
    rateLimit: 2,
    longestLag: 0,
    pagesInFlight: 16,
    ...options,
  });
  for (const path of [
    '/page',
    '/gora/course/search',
    '/assets/main.js',
    '/health',
    '/builds/latest.json',
    '/telemetry',
  ])
    app.get(path, async () => ({ ok: true }));
  const ask = async (url: string, visitor = '10.0.0.1') =>
    app.inject({ url, headers: { 'x-forwarded-for': visitor } });
  return { app, ask };
}

describe('the admission of requests', () => {
  it('answers 429 with `Retry-After` to a visitor of too many pages', async () => {
    const { ask } = await aServer();
    const answers = [await ask('/page'), await ask('/page'), await ask('/page')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts pages and calls separately, for each visitor', async () => {
    const { ask } = await aServer({ rateLimit: 1 });
    expect((await ask('/page')).statusCode).toBe(200);
    expect((await ask('/gora/course/search')).statusCode).toBe(200);
    expect((await ask('/page', '10.0.0.2')).statusCode).toBe(200);
    expect((await ask('/gora/course/search')).statusCode).toBe(429);
  });

  it('counts reports separately from pages', async () => {
    const { ask } = await aServer({ rateLimit: 1 });
    expect(
      [await ask('/telemetry'), await ask('/telemetry'), await ask('/page')].map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([200, 429, 200]);
  });

  it('never counts files, health and the latest build', async () => {
    const { ask } = await aServer({ rateLimit: 1 });
    for (const path of [
      '/assets/main.js',
      '/assets/main.js',
      '/health',
      '/health',
      '/builds/latest.json?1',
      '/builds/latest.json?2',
    ]) {
      expect((await ask(path)).statusCode).toBe(200);
    }
  });

  it('refuses pages but not files while the event loop lags', async () => {
    const { app, ask } = await aServer({ rateLimit: 100, longestLag: 1 });
    await app.ready();
    // the lag is measured in the background: keep the loop busy until it is noticed
    const refused = async () => {
      for (;;) {
        const end = performance.now() + 60;
        while (performance.now() < end) {
          /* busy */
        }
        await new Promise((rest) => {
          setTimeout(rest, 1);
        });
        const answer = await ask('/page');
        if (answer.statusCode !== 200) return answer;
      }
    };
    const answer = await refused();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect((await ask('/assets/main.js')).statusCode).toBe(200);
    await app.close();
  });
});
