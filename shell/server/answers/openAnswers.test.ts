/** @jest-environment node */
import { Registry } from 'prom-client';
import { fakeSites } from 'shared-contracts/testing';
import { openTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { readEnvironment } from '../environment.ts';
import type { RequestCall } from 'server-kit/renderer/messages';
import { VersionRenderer } from '../render/VersionRenderer.ts';
import { openAnswers, type Answers } from './openAnswers.ts';

/** Milliseconds. */
const DEADLINE = 3000;

let gateway: TestGateway;
let isHanging: boolean;
let answers: Answers;
let registry: Registry;

beforeEach(async () => {
  isHanging = false;
  gateway = await openTestGateway((_request, response) => {
    if (!isHanging) response.end('{"data":{}}');
  });
  registry = new Registry();
  const environment = readEnvironment({ RENDER_DEADLINE: String(DEADLINE) });
  answers = openAnswers(environment, { gateway: gateway.endpoint }, registry);
});
afterEach(async () => {
  answers.close();
  await gateway.close();
});

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
    const read = answers.readerFor('192.0.2.7');
    const asked = ['/a', '/b', '/c'].map((path) => read(get(path, 20)));
    expect(await Promise.allSettled(asked)).toHaveLength(3);
    expect(await registry.metrics()).toContain('gateway_breaker_open 1');
    await expect(read(get('/d'))).rejects.toMatchObject({ status: 503 });
  });
});
