import { openTestGateway } from 'gateway/src/testing/openTestGateway.ts';
import { aRunningRegistry } from 'registry/testing';
import { readRoutes } from './readRoutes.ts';
import { GATEWAY_ROUTES, REGISTRY_ROUTES } from './routes.ts';

it('sends its requests to every route of the gateway', async () => {
  const { app, close } = await openTestGateway();
  const routes = readRoutes(app.printRoutes());
  await close();
  expect([...GATEWAY_ROUTES].sort()).toEqual(routes.sort());
});

it('sends its requests to every route of the registry', async () => {
  const registry = await aRunningRegistry();
  const routes = readRoutes(registry.printRoutes());
  await registry.stop();
  expect([...REGISTRY_ROUTES].sort()).toEqual(routes.sort());
});
