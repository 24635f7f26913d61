import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.ts';

it('needs no setting', () => {
  expect(readEnvironment({})).toEqual({
    REGISTRY_PORT: 3200, REGISTRY_HOST: '127.0.0.1', ASSET_STORE: '.data/assets', S3_REGION: 'us-east-1', REGISTRY_DATA: '.data/registry', REGISTRY_TOKENS: expect.any(Function), WIDGET_KEYS: expect.any(Function), HOST_SHARED: undefined,
  });
});

it('names every bad setting at once', () => {
  const bad = () => readEnvironment({ REGISTRY_PORT: 'many', REGISTRY_TOKENS: 'mf-results=short', WIDGET_KEYS: '{"mf-ads":"no key"}', HOST_SHARED: '[]', CLOCK: 'noon' });
  expect(bad).toThrow(/REGISTRY_PORT: .*\nREGISTRY_TOKENS: the token of mf-results is shorter than 16 characters\nWIDGET_KEYS: .*\nHOST_SHARED: .*\nCLOCK: /s);
});

it('[R10.04] reads tokens from a file anew when a team comes, and keeps the last good ones', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'tokens-')), 'tokens.json');
  await writeFile(file, JSON.stringify({ 'mf-results': 'a'.repeat(20) }));
  const { REGISTRY_TOKENS } = readEnvironment({ REGISTRY_TOKENS: `file:${file}` });
  const widgets = () => REGISTRY_TOKENS().map(({ widget }) => widget);
  expect(widgets()).toEqual(['mf-results']);
  await writeFile(file, JSON.stringify({ 'mf-results': 'a'.repeat(20), 'mf-weather': 'b'.repeat(20) }));
  await utimes(file, 1, 1);
  expect(widgets()).toEqual(['mf-results', 'mf-weather']);
  await writeFile(file, '{"mf-results"');
  await utimes(file, 2, 2);
  expect(widgets()).toEqual(['mf-results', 'mf-weather']);
});
