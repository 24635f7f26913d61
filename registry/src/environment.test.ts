import { readEnvironment } from './environment.ts';

it('needs no setting', () => {
  expect(readEnvironment({})).toEqual({
    REGISTRY_PORT: 3200, REGISTRY_HOST: '127.0.0.1', ASSET_STORE: '.data/assets', S3_REGION: 'us-east-1', REGISTRY_DATA: '.data/registry', REGISTRY_TOKENS: [], WIDGET_KEYS: new Map(), HOST_SHARED: undefined,
  });
});

it('names every bad setting at once', () => {
  const bad = () => readEnvironment({ REGISTRY_PORT: 'many', REGISTRY_TOKENS: 'mf-results=short', WIDGET_KEYS: '{"mf-ads":"no key"}', HOST_SHARED: '[]', CLOCK: 'noon' });
  expect(bad).toThrow(/REGISTRY_PORT: .*\nREGISTRY_TOKENS: the token of mf-results is shorter than 16 characters\nWIDGET_KEYS: .*\nHOST_SHARED: .*\nCLOCK: /s);
});
