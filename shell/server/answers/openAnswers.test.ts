/** @jest-environment node */
import { Registry } from 'prom-client';
import { courseWeather } from 'shared-contracts/gateway';
import { fakeSites } from 'shared-contracts/testing';
import { openTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { readEnvironment } from '../environment.ts';
import type { RequestCall } from 'server-kit/renderer/messages';
import { VersionRenderer } from '../render/VersionRenderer.ts';
import { openAnswers, type Answers } from './openAnswers.ts';

/** Milliseconds. */
const DEADLINE = 3000;
/** A deadline for those who wait for its end. */
const SHORT = 300;

let gateway: TestGateway;
let isHanging: boolean;
let answers: Answers;
let registry: Registry;

beforeEach(async () => {
  isHanging = false;
  gateway = await openTestGateway((_request, response) => {
    if (!isHanging) response.end('{"data":{}}');
  });
  answers = open(DEADLINE);
});
afterEach(async () => {
  answers.close();
  await gateway.close();
});

function open(deadline: number, weather?: TestGateway): Answers {
  registry = new Registry();
  const environment = readEnvironment({ RENDER_DEADLINE: String(deadline) });
  const to = { gateway: gateway.endpoint, weather: weather?.endpoint };
  return openAnswers(environment, to, registry);
}

function get(path: string, timeout?: number): RequestCall {
  return { method: 'GET', path, query: '', timeout };
}

describe('the way from documents to the gateway (ADR 028)', () => {
  it('[R8.06] leaves a widget time to render without its answer if the gateway hangs', async () => {
    isHanging = true;
    const form = new VersionRenderer({
      id: 'mf-form@1.0.0',
      bundle: `module.exports.default = {
        contract: 1,
        load: (props, host) => host.request.get('/calendar/holidays').catch(() => 'no holidays'),
        render: (props, data) => '<form>' + data + '</form>',
      };`,
    });
    const task = {
      slot: 'search',
      props: { page: 'top', query: '' },
      locale: 'ja-JP',
      device: 'PC',
      config: { sites: fakeSites },
      now: 0,
    } as const;
    try {
      const { html } = await form.render(task, answers.readerFor('192.0.2.7'), DEADLINE);
      expect(html).toBe('<form>no holidays</form>');
    } finally {
      await form.close();
    }
  });

  it('counts in /metrics where answers came from', async () => {
    await answers.readerFor('192.0.2.7')(get('/calendar/holidays'));
    await answers.readerFor('192.0.2.8')(get('/calendar/holidays'));
    const shown = await registry.metrics();
    expect(shown).toContain('gateway_answers_total{source="asked"} 1');
    expect(shown).toContain('gateway_answers_total{source="fresh"} 1');
    expect(shown).toContain('gateway_breaker_open 0');
  });

  it('shows in /metrics that the gateway is given up', async () => {
    isHanging = true;
    answers.close();
    answers = open(SHORT);
    const read = answers.readerFor('192.0.2.7');
    const asked = ['/a', '/b', '/c'].map((path) => read(get(path)));
    expect(await Promise.allSettled(asked)).toHaveLength(3);
    expect(await registry.metrics()).toContain('gateway_breaker_open 1');
    await expect(read(get('/d'))).rejects.toMatchObject({ status: 503 });
  });

  it('[R8.06] does not give the gateway up for a widget that waits for less than a document does', async () => {
    isHanging = true;
    const read = answers.readerFor('192.0.2.7');
    const asked = ['/a', '/b', '/c'].map((path) => read(get(path, 20)));
    expect(await Promise.allSettled(asked)).toHaveLength(3);
    expect(await registry.metrics()).toContain('gateway_breaker_open 0');
    isHanging = false;
    expect(await read(get('/d'))).toBe('{"data":{}}');
  });

  it("[R7.19] gives the weather's server up by itself", async () => {
    const silent = await openTestGateway(() => {});
    answers.close();
    answers = open(SHORT, silent);
    try {
      const read = answers.readerFor('192.0.2.7');
      const weather = (query: string) => read({ ...get(courseWeather.path), query });
      await Promise.allSettled(['c_ids=1', 'c_ids=2', 'c_ids=3'].map(weather));
      await expect(weather('c_ids=4')).rejects.toMatchObject({ status: 503 });
      expect(silent.asked).toHaveLength(3);
      expect(await registry.metrics()).toContain('gateway_breaker_open 0');
      expect(await read(get('/d'))).toBe('{"data":{}}');
    } finally {
      await silent.close();
    }
  });
});
