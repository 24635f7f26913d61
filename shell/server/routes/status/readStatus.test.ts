/** @jest-environment node */
import { createServer } from 'server-kit/http/createServer';
import { registerHealth } from 'server-kit/http/health';
import { readStatus } from './readStatus.ts';

/** Nobody listens there. */
const AWAY = 'http://127.0.0.1:1';
const registry = {
  latest: async () => ({ schema: '', microFrontends: {} }),
  ageSeconds: () => 41.6,
};

it('[R10.05] a server that is away, and one that lacks something, are told apart, and the page stands', async () => {
  const gateway = createServer({ logger: false });
  await gateway.register(
    async (gora) => registerHealth(gora, { needs: { database: () => false } }),
    { prefix: '/gora' },
  );
  const gatewayUrl = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const ready = Promise.resolve({ status: 'ready', without: ['registry'] });
  const status = await readStatus(
    { registry, gatewayUrl, registryUrl: AWAY, token: 'a-token' },
    ready,
  );
  await gateway.close();
  expect(status).toEqual({
    servers: [
      { name: 'shell', is: 'ready', missing: [], without: ['registry'] },
      { name: 'gateway', is: 'notReady', missing: ['database'], without: [] },
      { name: 'registry', is: 'silent', missing: [], without: [] },
    ],
    live: [],
    answerAge: 42,
    inventory: undefined,
    errors: undefined,
  });
});
