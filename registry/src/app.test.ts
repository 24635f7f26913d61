import { connect } from 'node:net';
import { drip } from 'server-kit/testing/drip';
import { aRunningRegistry, TOKENS } from './testing/aRunningRegistry.ts';

it('[R10.05] a request whose head or body comes drop by drop is ended, and the registry serves on', async () => {
  const registry = await aRunningRegistry({ requestTimeout: 100 });
  const port = Number(new URL(registry.url).port);
  const head = `POST /widgets/mf-results/versions HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${TOKENS['mf-results']}\r\n`;
  const body = `${head}content-type: application/gzip\r\ncontent-length: 1000\r\n\r\n`;
  const said = await Promise.all([
    drip(connect(port, '127.0.0.1'), head, 'x: y\r\n'),
    drip(connect(port, '127.0.0.1'), body, 'a'),
  ]);
  for (const words of said) expect(words).toContain('408 Request Timeout');
  expect((await fetch(`${registry.url}/health/ready`)).status).toBe(200);
  await registry.stop();
});
