/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseOperator } from './releaseOperator.ts';

/** Starts a registry with two widgets, which answers about their trials as a test says. */
async function aRegistry(trials: Readonly<Record<string, [number, object]>>) {
  const widget = (name: string) => ({ name, hold: '', versions: [] });
  const answers: Readonly<Record<string, [number, object]>> = {
    '/widgets': [200, { widgets: [widget('mf-ads'), widget('mf-results')] }],
    '/widgets/mf-ads/audit': [200, { acts: [] }],
    '/widgets/mf-results/audit': [200, { acts: [] }],
    ...trials,
  };
  const server = createServer(({ url = '' }, response) => {
    const [status, body] = answers[url] ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

it.each<[string, [number, object]]>([
  ['fails', [500, { message: 'The registry failed to do this.' }]],
  ['has another form', [200, { trial: 'none' }]],
])('[R10.04] a widget whose trial %s keeps no other away', async (_how, answer) => {
  const registry = await aRegistry({
    '/widgets/mf-ads/trial': answer,
    '/widgets/mf-results/trial': [200, { trial: null }],
  });
  const { widgets, unreadable } = await releaseOperator(registry.url).read();
  expect(widgets.map(({ name }) => name)).toEqual(['mf-results']);
  expect(unreadable).toEqual(['mf-ads']);
  await registry.stop();
});
